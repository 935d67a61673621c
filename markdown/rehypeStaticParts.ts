import path from 'node:path';
import type { Expression, Identifier, ImportDeclaration, Program } from 'estree';
import type { Element, ElementContent, Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, classesOf } from '../lib/hast';
import { expressionAttribute, expressionProgram, program } from './scriptNodes';

const PART_CLASS = 'api-part';
/** The frame that rehypeTables.ts puts around a table. */
const TABLE_CLASS = 'table-frame';
const COMPONENT = '@site/src/components/StaticPart';

const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

const importOf = (specifier: ImportDeclaration['specifiers'][number], source: string): ImportDeclaration => ({
  type: 'ImportDeclaration',
  specifiers: [specifier],
  source: { type: 'Literal', value: source },
  attributes: [],
});

const importDefault = (name: string, source: string): ImportDeclaration =>
  importOf({ type: 'ImportDefaultSpecifier', local: identifier(name) }, source);

const importNamed = (name: string, source: string): ImportDeclaration =>
  importOf({ type: 'ImportSpecifier', imported: identifier(name), local: identifier(name) }, source);

/** `staticPartsPage.permalink` */
const PERMALINK: Expression = {
  type: 'MemberExpression',
  object: identifier('staticPartsPage'),
  property: identifier('permalink'),
  computed: false,
  optional: false,
};

/** The file in which plugins/static-parts writes the address of the page. */
const addressFile = (file: VFile): string =>
  `@generated/static-parts/default/${path.relative(file.cwd, file.path).split(path.sep).join('/')}.json`;

/** The imports of the page, and `await loadStaticParts(staticPartsPage.permalink, ['…'])`. */
function loadingScript(file: VFile, partNames: readonly string[]): Program {
  const waitForParts: Expression = {
    type: 'AwaitExpression',
    argument: {
      type: 'CallExpression',
      callee: identifier('loadStaticParts'),
      arguments: [
        PERMALINK,
        { type: 'ArrayExpression', elements: partNames.map((value) => ({ type: 'Literal', value })) },
      ],
      optional: false,
    },
  };
  return program(
    importDefault('StaticPart', COMPONENT),
    importNamed('loadStaticParts', `${COMPONENT}/parts`),
    importDefault('staticPartsPage', addressFile(file)),
    { type: 'ExpressionStatement', expression: waitForParts },
  );
}

/**
 * `RENDERS_STATIC_PARTS && <>…</>`. The bundler replaces the constant, so that the browser's script of a production
 * build does not contain the part.
 */
function onlyWhereRendered(children: ElementContent[]): Expression {
  const [content] = toEstree(
    { type: 'root', children },
    { elementAttributeNameCase: 'react', stylePropertyNameCase: 'dom' },
  ).body;
  if (content?.type !== 'ExpressionStatement') throw new Error('Une partie sans contenu.');
  return {
    type: 'LogicalExpression',
    operator: '&&',
    left: identifier('RENDERS_STATIC_PARTS'),
    right: content.expression,
  };
}

function staticPart(name: string, children: ElementContent[]): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticPart',
    attributes: [
      expressionAttribute('page', PERMALINK),
      { type: 'mdxJsxAttribute', name: 'name', value: name },
    ],
    children: [
      {
        type: 'mdxFlowExpression',
        value: '',
        data: { estree: expressionProgram(onlyWhereRendered(children)) },
      },
    ],
  };
}

const isPart = (node: Element | MdxJsxFlowElementHast): boolean => classesOf(node).includes(PART_CLASS);

/** A page that has parts waits for them anyway: its tables, which need no script either, come the same way. */
function tablesAsParts(tree: Root): void {
  const hasParts = tree.children.some(
    (node) => (node.type === 'element' || node.type === 'mdxJsxFlowElement') && isPart(node),
  );
  if (!hasParts) return;
  let tables = 0;
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element' || !classesOf(node).includes(TABLE_CLASS)) return node;
    tables += 1;
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: [PART_CLASS], dataPart: `tableau-${tables}` },
      children: [node],
    };
  });
}

/**
 * Makes each `<div className="api-part" data-part="name">` a static part, whose HTML is in the page but not in the
 * browser's scripts (plugins/static-parts). It runs last, because no plugin can see inside a part afterwards.
 */
export default function rehypeStaticParts() {
  return (tree: Root, file: VFile): void => {
    tablesAsParts(tree);
    const partNames: string[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return undefined;
      if (!isPart(node) || !parent || index === undefined) return undefined;
      // The attribute as hast names it, else as JSX does.
      const given = attributeOf(node, 'dataPart') ?? attributeOf(node, 'data-part');
      const name = typeof given === 'string' ? given : '';
      if (name === '' || partNames.includes(name)) {
        file.fail(
          `Une partie statique porte un nom unique dans sa page (data-part) ; celui-ci est ${name === '' ? 'vide' : `déjà pris : « ${name} »`}.`,
          node.position,
        );
      }
      partNames.push(name);
      parent.children[index] = staticPart(name, node.children);
      return SKIP;
    });
    if (partNames.length > 0) {
      tree.children.unshift({
        type: 'mdxjsEsm',
        value: '',
        data: { estree: loadingScript(file, partNames) },
      });
    }
  };
}
