// A page of docs/, read once for all rules. Lines and columns are those of the file.
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { LineCounter, parseDocument } from 'yaml';

export type FrontMatterField = { readonly value: unknown; readonly line: number };

export type Page = {
  /** Path from the project's root, as a person would type it. */
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  readonly frontMatter: ReadonlyMap<string, FrontMatterField>;
};

/** Stand in for the braces of `{{fact}}`, which MDX would take for JavaScript. Same length, so that positions hold. */
const OPEN = '\uE000\uE000';
const CLOSE = '\uE001\uE001';

/** Text as the writer typed it, where a rule quotes it. */
export const asTyped = (text: string): string => text.replaceAll(OPEN, '{{').replaceAll(CLOSE, '}}');

/** Text without its placeholders, where a rule looks at the words alone. */
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
  const contents = parseDocument(asTyped(first.value), { lineCounter }).contents;
  const pairs = contents && 'items' in contents ? contents.items : [];
  for (const pair of pairs) {
    if (!('key' in pair)) continue;
    const key = pair.key as { value: unknown; range?: [number, number, number] };
    const value = pair.value as { value?: unknown } | null;
    const line = lineCounter.linePos(key.range?.[0] ?? 0).line;
    fields.set(String(key.value), { value: value?.value, line: line + 1 });
  }
  return fields;
}

export function readPage(file: string, source: string): Page {
  const readable = source.replace(/(?<!\\)\{\{([^{}\n]*)\}\}/g, `${OPEN}$1${CLOSE}`);
  const tree = parser.parse(readable);
  return { file, source, tree, frontMatter: frontMatterOf(tree) };
}
