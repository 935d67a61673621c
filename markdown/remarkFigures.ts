import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { require as requireTsx } from 'tsx/cjs/api';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Figures, TreePage } from '../figure-kit';

export type FigureOptions = {
  /** The file that names every figure: `export const figures`. */
  readonly registry: string;
  /** The tree of the pages, read again for each figure: the writers' server shows a title as it is now. */
  readonly documentation: () => TreePage;
};

/** `<div dangerouslySetInnerHTML={{__html: html}} />`: one string for the browser, nothing to hydrate. */
function staticElement(html: string): MdxJsxFlowElement {
  const expression = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Identifier', name: '__html' },
        value: { type: 'Literal', value: html },
      },
    ],
  } as const;
  const innerHtml: MdxJsxAttribute = {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            {
              type: 'ExpressionStatement',
              expression: { ...expression, properties: [...expression.properties] },
            },
          ],
        },
      },
    },
  };
  const className: MdxJsxAttribute = { type: 'mdxJsxAttribute', name: 'className', value: 'figure-place' };
  return { type: 'mdxJsxFlowElement', name: 'div', attributes: [className, innerHtml], children: [] };
}

/**
 * Replaces `<Figure name="…" />` by the drawing of that name in the registry, drawn here and now: neither React
 * nor a layout library draws it in the browser.
 */
export default function remarkFigures({ registry, documentation }: FigureOptions) {
  // Docusaurus loads its configuration, and this file with it, by a loader that knows no JSX.
  const { drawFigure }: typeof import('../figure-kit') = requireTsx('../figure-kit', __filename);
  const { figures }: { figures: Figures } = requireTsx(registry, __filename);
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Figure' || !parent || index === undefined) return;
      const name = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      const figure = typeof name === 'string' ? figures[name] : undefined;
      if (!figure) {
        const known = Object.keys(figures).sort().join(', ');
        file.fail(`Figure « ${name ?? ''} » inconnue. Figures qui existent : ${known}.`, node.position);
      }
      parent.children[index] = staticElement(drawFigure(figure, { documentation: documentation() }));
    });
  };
}
