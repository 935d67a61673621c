// Shared by rehypeTypography and rehypeForeignTerms: which elements hold French prose, and where else a page has text.
import type { SimpleLiteral } from 'estree';
import type { Root, RootContent } from 'hast';
import { attributeOf, nameOf, parseFragment, printFragment, stringProperties, type Tag } from '../lib/hast';

const CODE_ELEMENTS = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea', 'var']);

/** Not code, not marked as untranslatable, not in another language. */
export function isFrenchProse(tag: Tag): boolean {
  const lang = attributeOf(tag, 'lang');
  return (
    !CODE_ELEMENTS.has(nameOf(tag)) &&
    attributeOf(tag, 'translate') !== 'no' &&
    !(typeof lang === 'string' && !lang.startsWith('fr'))
  );
}

/** The headings in `export const toc = […]`, which Docusaurus' MDX loader has written as strings of HTML. */
function tableOfContentsTexts(node: RootContent): SimpleLiteral[] {
  if (node.type !== 'mdxjsEsm') return [];
  return (node.data?.estree?.body ?? [])
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .filter(({ id }) => id.type === 'Identifier' && id.name === 'toc')
    .flatMap(({ init }) => (init?.type === 'ArrayExpression' ? init.elements : []))
    .flatMap((entry) => (entry ? stringProperties(entry, 'value') : []));
}

/** Applies a transform to the page, then to each title of its table of contents. */
export function transformWithContents(page: Root, transform: (tree: Root) => void): void {
  transform(page);
  for (const literal of page.children.flatMap(tableOfContentsTexts)) {
    const tree = parseFragment(String(literal.value));
    transform(tree);
    literal.value = printFragment(tree);
    // Otherwise the printer of the script would repeat the original source instead of the new value.
    literal.raw = undefined;
  }
}
