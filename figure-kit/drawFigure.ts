// Draws a figure at build time, as a tree of HTML, and checks its legend.
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';

/** A page of the site, with those below it. */
export type TreePage = {
  readonly name: string;
  /** Absent for a heading that is not a page. */
  readonly href?: string;
  readonly pages?: readonly TreePage[];
};

/** The props of every figure: what it may show of the site itself. */
type FigureContext = { readonly documentation: TreePage };

/** Figures by name. A page shows one by `<Figure name="…" />`. */
export type Figures = Readonly<Record<string, ComponentType<FigureContext>>>;

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** The callouts that have no entry in the legend, and the entries that have no callout. */
function legendFaults({ children: [plate] }: Element): string[] {
  if (plate?.type !== 'element') return [];
  const drawn = new Set<number>();
  // « repère 2 »: the word before the number is visually hidden.
  visit(plate, 'element', (element) => {
    if (hasClass(element, 'fig-seal')) drawn.add(Number(textOf(element).replace(/\D/g, '')));
  });
  const legend = plate.children.find((child) => child.type === 'element' && hasClass(child, 'fig-legend'));
  const entries = legend?.type === 'element' ? legend.children.map((_, index) => index + 1) : [];
  return [
    ...[...drawn]
      .filter((number) => !entries.includes(number))
      .map((number) => `le repère ${number} est dessiné sans entrée dans la légende (legend)`),
    ...entries
      .filter((number) => !drawn.has(number))
      .map((number) => `l'entrée ${number} de la légende n'a pas de repère dans le dessin (callout)`),
  ];
}

/** Throws an error if its callouts and its legend do not agree. */
export function drawFigure(figure: ComponentType<FigureContext>, context: FigureContext): Root {
  const drawing = fromHtml(renderToStaticMarkup(createElement(figure, context)), { fragment: true });
  visit(drawing, 'element', (element) => {
    if (element.tagName !== 'figure') return;
    const faults = legendFaults(element);
    const caption = element.children.at(-1);
    if (caption && faults.length > 0) {
      throw new Error(`Figure « ${textOf(caption)} » : ${faults.join(' ; ')}.`);
    }
  });
  return drawing;
}
