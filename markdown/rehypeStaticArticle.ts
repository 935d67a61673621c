import path from 'node:path';
import type { Expression } from 'estree';
import type { ElementContent, Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import { h } from 'hastscript';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { expressionProgram, program } from './scriptNodes';

const COMPONENT = 'StaticArticle';

/** `import StaticArticle from '@generated/static-articles/default/docs/api/cases.mdx.js'`, by plugins/static-articles. */
function componentImport(file: VFile): Root['children'][number] {
  const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
  const estree = program({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: COMPONENT } }],
    source: { type: 'Literal', value: `@generated/static-articles/default/${page}.js` },
    attributes: [],
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

const TITLES = ['h2', 'h3'];

/** Each title in a section, with what follows it. The theme styles only the direct children of `markdown`. */
function inSections(article: readonly ElementContent[]): ElementContent[] {
  const outermost = { level: -1, children: [] as ElementContent[] };
  let open = [outermost];
  for (const node of article) {
    const level = node.type === 'element' ? TITLES.indexOf(node.tagName) : -1;
    if (level >= 0) {
      open = open.filter((section) => section.level < level);
      const section = h('section', { className: 'markdown' });
      open.at(-1)?.children.push(section);
      open.push({ level, children: section.children });
    }
    open.at(-1)?.children.push(node);
  }
  return outermost.children;
}

/** `RENDERS_ARTICLES && <>…</>`: the bundler replaces the constant, which removes the article from production scripts. */
function onlyWhereRendered(children: ElementContent[]): Expression {
  const [content] = toEstree(
    { type: 'root', children },
    { elementAttributeNameCase: 'react', stylePropertyNameCase: 'dom' },
  ).body;
  if (content?.type !== 'ExpressionStatement') throw new Error('Un article sans contenu.');
  return {
    type: 'LogicalExpression',
    operator: '&&',
    left: { type: 'Identifier', name: 'RENDERS_ARTICLES' },
    right: content.expression,
  };
}

function staticArticle(children: ElementContent[]): MdxJsxFlowElementHast {
  const estree = expressionProgram(onlyWhereRendered(children));
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [],
    children: [{ type: 'mdxFlowExpression', value: '', data: { estree } }],
  };
}

/**
 * Makes a static article of all that a page shows: its HTML is in the page but not in the browser's scripts
 * (plugins/static-articles). It runs last, because no plugin can see inside the article afterwards.
 */
export default function rehypeStaticArticle() {
  return (tree: Root, file: VFile): void => {
    const scripts = tree.children.filter(({ type }) => type === 'mdxjsEsm');
    const article = tree.children.filter(
      (node): node is ElementContent => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    );
    if (article.every((node) => node.type === 'text' && node.value.trim() === '')) return;
    tree.children = [componentImport(file), ...scripts, staticArticle(inSections(article))];
  };
}
