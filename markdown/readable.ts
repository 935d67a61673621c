// What of a page is French that somebody reads: shared by the plugins that give it its typography and its languages.
import type { SimpleLiteral } from 'estree';
import type { Root } from 'hast';
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import {
  attributeOf,
  innerHtmlOf,
  isTag,
  nameOf,
  parseFragment,
  printFragment,
  type Tag,
  textsNamed,
} from '../lib/hast';

const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea', 'var']);

/** Not code, not marked as untranslatable, not in another language. */
export function isFrenchProse(tag: Tag): boolean {
  const lang = attributeOf(tag, 'lang');
  return (
    !CODE.has(nameOf(tag)) &&
    attributeOf(tag, 'translate') !== 'no' &&
    !(typeof lang === 'string' && !lang.startsWith('fr'))
  );
}

/** The texts of `export const toc = […]`, which the MDX loader has made from the headings, as HTML. */
function tableOfContentsOf(node: MdxjsEsmHast): SimpleLiteral[] {
  return (node.data?.estree?.body ?? [])
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .filter(({ id }) => id.type === 'Identifier' && id.name === 'toc')
    .flatMap(({ init }) => (init?.type === 'ArrayExpression' ? init.elements : []))
    .flatMap((entry) => (entry ? textsNamed(entry, 'value') : []));
}

/** Calls `change` on the page, then on each piece of HTML that it holds as a string. */
export function changeReadable(page: Root, change: (tree: Root) => void): void {
  change(page);
  visit(page, (node) => {
    const literals =
      node.type === 'mdxjsEsm' ? tableOfContentsOf(node) : isTag(node) ? innerHtmlOf(node) : [];
    for (const literal of literals) {
      const tree = parseFragment(String(literal.value));
      change(tree);
      literal.value = printFragment(tree);
      // The source that the script printer would otherwise repeat.
      literal.raw = undefined;
    }
  });
}
