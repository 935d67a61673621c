import path from 'node:path';
import type { Expression, Identifier, ImportDeclaration, Program } from 'estree';
import type { Element, ElementContent, Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const PART_CLASS = 'api-part';
const COMPONENT = '@site/src/components/StaticPart';

type Tag = Element | MdxJsxFlowElementHast;

/** The same attribute, as hast names it and as JSX does. */
function attributeOf(tag: Tag, ...names: string[]): string {
  const values =
    tag.type === 'element'
      ? names.map((name) => tag.properties[name])
      : tag.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && names.includes(attribute.name) ? [attribute.value] : [],
        );
  const value = values.find((found) => found !== undefined && found !== null);
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
}

const isPart = (tag: Tag): boolean => attributeOf(tag, 'className').split(' ').includes(PART_CLASS);

const named = (name: string): Identifier => ({ type: 'Identifier', name });

const program = (...body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body,
});

const statement = (expression: Expression) => program({ type: 'ExpressionStatement', expression });

const importOf = (specifier: ImportDeclaration['specifiers'][number], source: string): ImportDeclaration => ({
  type: 'ImportDeclaration',
  specifiers: [specifier],
  source: { type: 'Literal', value: source },
  attributes: [],
});

const importDefault = (name: string, source: string): ImportDeclaration =>
  importOf({ type: 'ImportDefaultSpecifier', local: named(name) }, source);

const importNamed = (name: string, source: string): ImportDeclaration =>
  importOf({ type: 'ImportSpecifier', imported: named(name), local: named(name) }, source);

const PERMALINK: Expression = {
  type: 'MemberExpression',
  object: named('staticPartsPage'),
  property: named('permalink'),
  computed: false,
  optional: false,
};

/** The address of the page, which plugins/static-parts writes beside its other data. */
const addressFile = (file: VFile): string =>
  `@generated/static-parts/default/${path.relative(file.cwd, file.path).split(path.sep).join('/')}.json`;

/** The page's script waits for its parts: `await loadStaticParts(staticPartsPage.permalink, ['…'])`. */
function loading(file: VFile, names: readonly string[]): Program {
  const wait: Expression = {
    type: 'AwaitExpression',
    argument: {
      type: 'CallExpression',
      callee: named('loadStaticParts'),
      arguments: [
        PERMALINK,
        { type: 'ArrayExpression', elements: names.map((value) => ({ type: 'Literal', value })) },
      ],
      optional: false,
    },
  };
  return program(
    importDefault('StaticPart', COMPONENT),
    importNamed('loadStaticParts', `${COMPONENT}/parts`),
    importDefault('staticPartsPage', addressFile(file)),
    { type: 'ExpressionStatement', expression: wait },
  );
}

const attribute = (name: string, expression: Expression): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: statement(expression) } },
});

/** `RENDERS_STATIC_PARTS && <>…</>`: a constant of the bundler, so that what is not rendered is not shipped. */
function whereRendered(children: ElementContent[]): Expression {
  const [content] = toEstree(
    { type: 'root', children },
    { elementAttributeNameCase: 'react', stylePropertyNameCase: 'dom' },
  ).body;
  if (content?.type !== 'ExpressionStatement') throw new Error('Une partie sans contenu.');
  return {
    type: 'LogicalExpression',
    operator: '&&',
    left: named('RENDERS_STATIC_PARTS'),
    right: content.expression,
  };
}

function staticPart(name: string, children: ElementContent[]): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticPart',
    attributes: [attribute('page', PERMALINK), { type: 'mdxJsxAttribute', name: 'name', value: name }],
    children: [
      { type: 'mdxFlowExpression', value: '', data: { estree: statement(whereRendered(children)) } },
    ],
  };
}

/**
 * Makes each `<div class="api-part" data-part="name">` a static part. The last of the rehype plugins, since none
 * can look into a part afterwards.
 */
export default function rehypeStaticParts() {
  return (tree: Root, file: VFile): void => {
    const names: string[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return undefined;
      if (!isPart(node) || !parent || index === undefined) return undefined;
      const name = attributeOf(node, 'dataPart', 'data-part');
      if (name === '' || names.includes(name)) {
        file.fail(
          `Une partie statique porte un nom unique dans sa page (data-part) ; celui-ci est ${name === '' ? 'vide' : `déjà pris : « ${name} »`}.`,
          node.position,
        );
      }
      names.push(name);
      parent.children[index] = staticPart(name, node.children);
      return SKIP;
    });
    if (names.length > 0) {
      tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: loading(file, names) } });
    }
  };
}
