// A figure becomes HTML once, at build time, and is checked there.
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import type { TreePage } from './SiteTree';

/** What a figure may show of the site itself. */
export type FigureContext = { readonly documentation: TreePage };

/** Figures by name; each is drawn when a page asks for it. */
export type Figures = Readonly<Record<string, ComponentType<FigureContext>>>;

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** « repère 2 »: the number without the word that only some readers hear. */
const numberOf = (seal: Element): number => Number(textOf(seal).replace(/\D/g, ''));

/** What is wrong: a number that leads nowhere, an entry that explains nothing. */
function legendFaults(figure: Element): string[] {
  const drawn = new Set<number>();
  let entries: readonly number[] = [];
  visit(figure, 'element', (element, _, parent) => {
    if (hasClass(element, 'fig-seal')) drawn.add(numberOf(element));
    // A string has a legend too, whose numbers the style sheet draws: only that of the plate is about seals.
    const isOfPlate = parent?.type === 'element' && hasClass(parent, 'fig-plate');
    if (isOfPlate && hasClass(element, 'fig-legend')) entries = element.children.map((_, index) => index + 1);
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

function captionOf(figure: Element): string {
  let caption = '';
  visit(figure, 'element', (element) => {
    if (element.tagName === 'figcaption') caption = textOf(element);
  });
  return caption;
}

/** The HTML of a figure. Throws where its numbers and its legend do not agree. */
export function drawFigure(figure: ComponentType<FigureContext>, context: FigureContext): string {
  const html = renderToStaticMarkup(createElement(figure, context));
  visit(fromHtml(html, { fragment: true }), 'element', (element) => {
    if (element.tagName !== 'figure') return;
    const faults = legendFaults(element);
    if (faults.length > 0) throw new Error(`Figure « ${captionOf(element)} » : ${faults.join(' ; ')}.`);
  });
  return html;
}
