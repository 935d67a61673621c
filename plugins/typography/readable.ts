// What of a page is French that somebody reads: shared by the plugins that polish it.
import type { Expression, Property, SimpleLiteral } from 'estree';
import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { parseStaticHtml, printStaticHtml } from './staticHtml';

export type Tag = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea', 'var']);

export const isTag = (node: Nodes): node is Tag =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const nameOf = (tag: Tag): string => (tag.type === 'element' ? tag.tagName : (tag.name ?? ''));

export function attributeOf(tag: Tag, name: string): unknown {
  if (tag.type === 'element') return tag.properties[name];
  return tag.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
    ?.value;
}

/** Not code, not marked as untranslatable, not in another language. */
export function isFrenchProse(tag: Tag): boolean {
  const lang = attributeOf(tag, 'lang');
  return (
    !CODE.has(nameOf(tag)) &&
    attributeOf(tag, 'translate') !== 'no' &&
    !(typeof lang === 'string' && !lang.startsWith('fr'))
  );
}

const isText = (value: Property['value']): value is SimpleLiteral =>
  value.type === 'Literal' && typeof value.value === 'string';

/** The texts `name: '…'` of an object written in a script. */
function textsOf(object: Expression, name: string): SimpleLiteral[] {
  if (object.type !== 'ObjectExpression') return [];
  return object.properties
    .filter((property): property is Property => property.type === 'Property')
    .filter(
      ({ key }) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value) === name,
    )
    .map(({ value }) => value)
    .filter(isText);
}

/** The texts of `export const toc = […]`, which the MDX loader has made from the headings, as HTML. */
function tableOfContentsOf(node: MdxjsEsmHast): SimpleLiteral[] {
  return (node.data?.estree?.body ?? [])
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .filter(({ id }) => id.type === 'Identifier' && id.name === 'toc')
    .flatMap(({ init }) => (init?.type === 'ArrayExpression' ? init.elements : []))
    .flatMap((entry) => (entry && entry.type !== 'SpreadElement' ? textsOf(entry, 'value') : []));
}

/** The text of `dangerouslySetInnerHTML={{ __html: '…' }}`: figures drawn at build time. */
export function innerHtmlOf(tag: Tag): SimpleLiteral[] {
  if (tag.type === 'element') return [];
  return tag.attributes
    .flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []))
    .filter(({ name }) => name === 'dangerouslySetInnerHTML')
    .flatMap(({ value }) => (typeof value === 'object' ? (value?.data?.estree?.body ?? []) : []))
    .flatMap((statement) =>
      statement.type === 'ExpressionStatement' ? textsOf(statement.expression, '__html') : [],
    );
}

/** Calls `change` on the page, then on each piece of HTML that it holds as a string. */
export function changeReadable(page: Root, change: (tree: Root) => void): void {
  change(page);
  visit(page, (node) => {
    const literals =
      node.type === 'mdxjsEsm' ? tableOfContentsOf(node) : isTag(node) ? innerHtmlOf(node) : [];
    for (const literal of literals) {
      const tree = parseStaticHtml(String(literal.value));
      change(tree);
      literal.value = printStaticHtml(tree);
      // The source that the script printer would otherwise repeat.
      literal.raw = undefined;
    }
  });
}
