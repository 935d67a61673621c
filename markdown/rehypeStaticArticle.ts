import path from 'node:path';
import type { Expression, Identifier, ImportDeclaration, Program } from 'estree';
import type { ElementContent, Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { hasOwnComponents } from '../lib/hasOwnComponents';
import { elementAsString } from './elementAsString';
import { expressionAttribute, expressionProgram, program } from './scriptNodes';

const COMPONENT = '@site/src/components/StaticArticle';

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

/** `staticArticlePage.permalink` */
const PERMALINK: Expression = {
  type: 'MemberExpression',
  object: identifier('staticArticlePage'),
  property: identifier('permalink'),
  computed: false,
  optional: false,
};

/** The file in which plugins/static-articles writes the address of the page. */
const addressFile = (file: VFile): string =>
  `@generated/static-articles/default/${path.relative(file.cwd, file.path).split(path.sep).join('/')}.json`;

/** The imports of the page, and `await loadArticle(staticArticlePage.permalink)`. */
const loadingScript = (file: VFile): Program =>
  program(
    importDefault('StaticArticle', COMPONENT),
    importNamed('loadArticle', `${COMPONENT}/articles`),
    importDefault('staticArticlePage', addressFile(file)),
    {
      type: 'ExpressionStatement',
      expression: {
        type: 'AwaitExpression',
        argument: {
          type: 'CallExpression',
          callee: identifier('loadArticle'),
          arguments: [PERMALINK],
          optional: false,
        },
      },
    },
  );

const TITLES = ['h2', 'h3'];

/** Each title in a section, with what follows it. The theme styles only the direct children of `markdown`. */
function inSections(article: readonly ElementContent[]): ElementContent[] {
  const outermost = { level: -1, children: [] as ElementContent[] };
  let open = [outermost];
  for (const node of article) {
    const level = node.type === 'element' ? TITLES.indexOf(node.tagName) : -1;
    if (level >= 0) {
      open = open.filter((section) => section.level < level);
      const section = { level, children: [] };
      open.at(-1)?.children.push({
        type: 'element',
        tagName: 'section',
        properties: { className: ['markdown'] },
        children: section.children,
      });
      open.push(section);
    }
    open.at(-1)?.children.push(node);
  }
  return outermost.children;
}

/**
 * `RENDERS_ARTICLES && <>…</>`. The bundler replaces the constant, so that the browser's script of a production build
 * does not contain the article.
 */
function onlyWhereRendered(children: ElementContent[], siteDir: string): Expression {
  const [content] = toEstree(
    { type: 'root', children },
    {
      elementAttributeNameCase: 'react',
      stylePropertyNameCase: 'dom',
      // What an owner makes of an element needs all elements.
      handlers: hasOwnComponents(siteDir) ? {} : { element: elementAsString(children) },
    },
  ).body;
  if (content?.type !== 'ExpressionStatement') throw new Error('Un article sans contenu.');
  return {
    type: 'LogicalExpression',
    operator: '&&',
    left: identifier('RENDERS_ARTICLES'),
    right: content.expression,
  };
}

const staticArticle = (children: ElementContent[], siteDir: string): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'StaticArticle',
  attributes: [expressionAttribute('page', PERMALINK)],
  children: [
    {
      type: 'mdxFlowExpression',
      value: '',
      data: { estree: expressionProgram(onlyWhereRendered(children, siteDir)) },
    },
  ],
});

/**
 * Makes all that a page shows its static article, whose HTML is in the page but not in the browser's scripts
 * (plugins/static-articles). What the page imports and exports stays as it is. It runs last, because no plugin can see
 * inside the article afterwards.
 */
export default function rehypeStaticArticle() {
  return (tree: Root, file: VFile): void => {
    const scripts = tree.children.filter(({ type }) => type === 'mdxjsEsm');
    const article = tree.children.filter(
      (node): node is ElementContent => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    );
    if (article.every((node) => node.type === 'text' && node.value.trim() === '')) return;
    tree.children = [
      { type: 'mdxjsEsm', value: '', data: { estree: loadingScript(file) } },
      ...scripts,
      staticArticle(inSections(article), file.cwd),
    ];
  };
}
