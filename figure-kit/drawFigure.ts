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

function legendFaults({ children: [plate] }: Element): string[] {
  if (plate?.type !== 'element') return [];
  const drawn = new Set<number>();
  // « repère 2 »: the word before the number is visually hidden.
  visit(plate, 'element', (element) => {
    if (hasClass(element, 'fig-seal')) drawn.add(Number(textOf(element).replace(/\D/g, '')));
  });
  const legend = plate.children.find((child) => child.type === 'element' && hasClass(child, 'fig-legend'));
  const entries = new Set(legend?.type === 'element' ? legend.children.map((_, index) => index + 1) : []);
  return [...new Set([...drawn, ...entries])].flatMap((number) => {
    if (!entries.has(number)) return `le repère ${number} est dessiné sans entrée dans la légende (legend)`;
    return drawn.has(number)
      ? []
      : `l'entrée ${number} de la légende n'a pas de repère dans le dessin (callout)`;
  });
}

/** Throws an error if its callouts and its legend do not agree. */
export function drawFigure(figure: ComponentType<FigureContext>, context: FigureContext): Root {
  const drawing = fromHtml(renderToStaticMarkup(createElement(figure, context)), { fragment: true });
  visit(drawing, { tagName: 'figure' }, (element) => {
    if (element.type !== 'element') return;
    const faults = legendFaults(element);
    const caption = element.children.at(-1);
    if (caption && faults.length > 0)
      throw new Error(`Figure « ${textOf(caption)} » : ${faults.join(' ; ')}.`);
  });
  return drawing;
}
