// Draws a figure at build time, as a tree of HTML, and checks its legend.
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import type { TreePage } from './trees';

/** The props of every figure: what it may show of the site itself. */
type FigureContext = { readonly documentation: TreePage };

/** Figures by name. A page shows one by `<Figure name="…" />`. */
export type Figures = Readonly<Record<string, ComponentType<FigureContext>>>;

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** « repère 2 » → 2: the word before the number is visually hidden. */
const calloutNumber = (callout: Element): number => Number(textOf(callout).replace(/\D/g, ''));

/** The callouts that have no entry in the legend, and the entries that have no callout. */
function legendFaults(figure: Element): string[] {
  const drawn = new Set<number>();
  let entries: readonly number[] = [];
  visit(figure, 'element', (element, _, parent) => {
    if (hasClass(element, 'fig-seal')) drawn.add(calloutNumber(element));
    // The legend of an AnnotatedString is not directly in the plate: the style sheet numbers it, there are no callouts.
    const isInPlate = parent?.type === 'element' && hasClass(parent, 'fig-plate');
    if (isInPlate && hasClass(element, 'fig-legend')) entries = element.children.map((_, index) => index + 1);
  });
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
