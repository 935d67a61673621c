// Shared by rehypeTypography and rehypeForeignTerms: which elements hold French prose, and the table of contents.
import type { Expression, Property, SpreadElement } from 'estree';
import type { Root } from 'hast';
import { attributeOf, nameOf, parseFragment, printFragment, type Tag } from '../lib/hast';
import { statementsOf } from './scriptNodes';

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

/** The property `value` of an object. */
function valueIn(entry: Expression | SpreadElement | null): Property[] {
  if (entry?.type !== 'ObjectExpression') return [];
  return entry.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
    return name === 'value' ? property : [];
  });
}

/** The headings in `export const toc = […]`, which Docusaurus' MDX loader has written as strings of HTML. */
const contentsOf = (page: Root): Property[] =>
  statementsOf(page)
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .filter(({ id }) => id.type === 'Identifier' && id.name === 'toc')
    .flatMap(({ init }) => (init?.type === 'ArrayExpression' ? init.elements : []))
    .flatMap(valueIn);

/** Applies a transform to the page, then to each title of its table of contents. */
export function transformWithContents(page: Root, transform: (tree: Root) => void): void {
  transform(page);
  for (const property of contentsOf(page)) {
    if (property.value.type !== 'Literal') continue;
    const tree = parseFragment(String(property.value.value));
    transform(tree);
    property.value = { type: 'Literal', value: printFragment(tree) };
  }
}
