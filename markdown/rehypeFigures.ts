import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { drawFigure, type Figures, type TreePage } from '../figure-kit';
import { contentError } from '../lib/contentFault';
import { attributeOf, classesOf, printFragment } from '../lib/hast';
import { nearestNames } from '../lib/nearestNames';
import { underBaseUrl } from '../lib/underBaseUrl';
import { walk } from '../lib/walk';
import { innerHtml } from './scriptNodes';

export type FigureOptions = {
  /** Docusaurus adds it to links in pages, but not to those of drawings. */
  readonly baseUrl: string;
  readonly figures: Figures;
  /** The tree of the pages. Called for each figure, because titles change while the writers' server runs. */
  readonly documentation: () => TreePage;
};

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

/** Replaces `<Figure name="…" />` by its drawing, whose words later plugins change as those of the text. */
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

/** Turns the drawings into strings of HTML, so that neither the theme nor a later plugin changes their elements. */
export function rehypeFigureHtml() {
  return (tree: Root): void => {
    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type !== 'element' || !isFigurePlace(node) || !parent) return undefined;
      const html = printFragment({ type: 'root', children: node.children });
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: FIGURE_PLACE }, innerHtml(html)],
        children: [],
      };
      return index + 1;
    });
  };
}
