// A page of docs/, parsed once for all rules. Lines and columns are those of the file.
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

type FrontMatterField = { readonly value: unknown; readonly line: number };

export type Page = {
  /** Path from the project's root, as a person would type it. */
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  readonly frontMatter: ReadonlyMap<string, FrontMatterField>;
};

/** Replace the braces of `{{fact}}`, which MDX would parse as JavaScript. Of the same length, so that positions hold. */
const OPEN = '\uE000\uE000';
const CLOSE = '\uE001\uE001';

/** Text with its braces again, as the writer typed it. */
export const asTyped = (text: string): string => text.replaceAll(OPEN, '{{').replaceAll(CLOSE, '}}');

/** Text without its placeholders, for rules that look at the words. */
export const withoutFacts = (text: string): string => text.replace(/\uE000\uE000[^\uE001]*\uE001\uE001/g, '');

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

function frontMatterOf(tree: Root): Map<string, FrontMatterField> {
  const [first] = tree.children;
  const fields = new Map<string, FrontMatterField>();
  if (first?.type !== 'yaml') return fields;
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(asTyped(first.value), { lineCounter });
  if (!isMap(contents)) return fields;
  for (const { key, value } of contents.items) {
    if (!isScalar(key)) continue;
    // The line of `---` comes before those of the YAML.
    const line = lineCounter.linePos(key.range?.[0] ?? 0).line + 1;
    fields.set(String(key.value), { value: isScalar(value) ? value.value : undefined, line });
  }
  return fields;
}

export function readPage(file: string, source: string): Page {
  const readable = source.replace(/(?<!\\)\{\{([^{}\n]*)\}\}/g, `${OPEN}$1${CLOSE}`);
  const tree = parser.parse(readable);
  return { file, source, tree, frontMatter: frontMatterOf(tree) };
}
