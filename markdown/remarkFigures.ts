import path from 'node:path';
import type { Expression } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { drawFigure, type Figures, type TreePage } from '../figure-kit';
import { contentError } from '../lib/contentFault';
import { nearestNames } from '../lib/nearestNames';
import { underBaseUrl } from '../lib/underBaseUrl';
import { expressionAttribute } from './scriptNodes';

export type FigureOptions = {
  /** The base path of the site: the drawings link to pages from its root, and Docusaurus does not look inside them. */
  readonly baseUrl: string;
  readonly figures: Figures;
  /** The tree of the pages. Called for each figure: the writers' server shows the titles as they are now. */
  readonly documentation: () => TreePage;
};

/** React writes every attribute between double quotes, and escapes those of the texts. */
const withBaseUrl = (html: string, baseUrl: string): string =>
  html.replace(/(?<= (?:href|src)=")[^"]+/g, (address) => underBaseUrl(baseUrl, address));

/** `<div dangerouslySetInnerHTML={{__html: html}} />`: React has a single string to put in place, and no elements. */
function elementWithHtml(html: string): MdxJsxFlowElement {
  const innerHtml: Expression = {
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
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: 'figure-place' },
      expressionAttribute('dangerouslySetInnerHTML', innerHtml),
    ],
    children: [],
  };
}

/**
 * Replaces `<Figure name="…" />` by the HTML of the figure of that name, drawn at build time: neither React nor a layout
 * library draws it in the browser.
 */
export default function remarkFigures({ baseUrl, figures, documentation }: FigureOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Figure' || !parent || index === undefined) return;
      const name = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      const figure = typeof name === 'string' ? figures[name] : undefined;
      if (!figure) {
        const near = nearestNames(String(name ?? ''), Object.keys(figures)).join(', ');
        const message = `la figure « ${name ?? ''} » n'existe pas. Noms proches : ${near}.`;
        throw contentError(path.relative(process.cwd(), file.path), [
          { line: node.position?.start.line ?? 1, message },
        ]);
      }
      const html = drawFigure(figure, { documentation: documentation() });
      parent.children[index] = elementWithHtml(withBaseUrl(html, baseUrl));
    });
  };
}
