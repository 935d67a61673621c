import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { drawFigure, type Figures, type TreePage } from '../figure-kit';
import { contentError } from '../lib/contentFault';
import { attributeOf, classesOf, printFragment } from '../lib/hast';
import { nearestNames } from '../lib/nearestNames';
import { underBaseUrl } from '../lib/underBaseUrl';
import { walk } from '../lib/walk';
import { expressionAttribute, htmlObject } from './scriptNodes';

export type FigureOptions = {
  /** The base path of the site: the drawings link to pages from its root, and Docusaurus does not look inside them. */
  readonly baseUrl: string;
  readonly figures: Figures;
  /** The tree of the pages. Called for each figure: the writers' server shows the titles as they are now. */
  readonly documentation: () => TreePage;
};

/** What a drawing is in. */
const FIGURE_PLACE = 'figure-place';
export const isFigurePlace = (element: Element): boolean => classesOf(element).includes(FIGURE_PLACE);

function addBaseUrl(drawing: Root, baseUrl: string): void {
  walk<Nodes>(drawing, (node) => {
    if (node.type !== 'element') return;
    for (const name of ['href', 'src']) {
      const address = node.properties[name];
      if (typeof address === 'string') node.properties[name] = underBaseUrl(baseUrl, address);
    }
  });
}

/** Puts the figure of that name in the place of `<Figure name="…" />`: what happens to the text happens to its words. */
export function rehypeFigures({ baseUrl, figures, documentation }: FigureOptions) {
  return (tree: Root, file: VFile): void => {
    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure' || !parent) return undefined;
      const name = attributeOf(node, 'name');
      const figure = typeof name === 'string' ? figures[name] : undefined;
      if (!figure) {
        const near = nearestNames(String(name ?? ''), Object.keys(figures)).join(', ');
        const message = `la figure « ${name ?? ''} » n'existe pas. Noms proches : ${near}.`;
        throw contentError(path.relative(process.cwd(), file.path), [
          { line: node.position?.start.line ?? 1, message },
        ]);
      }
      const drawing = drawFigure(figure, { documentation: documentation() });
      addBaseUrl(drawing, baseUrl);
      parent.children[index] = h('div', { className: FIGURE_PLACE }, drawing);
      return index + 1;
    });
  };
}

const elementWithHtml = (html: string): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'div',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'className', value: FIGURE_PLACE },
    expressionAttribute('dangerouslySetInnerHTML', htmlObject(html)),
  ],
  children: [],
});

/** Closes the figures, once all has happened to their words: neither the theme nor a plugin changes their elements. */
export function rehypeClosedFigures() {
  return (tree: Root): void => {
    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type !== 'element' || !isFigurePlace(node) || !parent) return undefined;
      parent.children[index] = elementWithHtml(printFragment({ type: 'root', children: node.children }));
      return index + 1;
    });
  };
}
