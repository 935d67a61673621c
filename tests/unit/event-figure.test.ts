// The figure of calls and events agrees with the contract: a reader who subscribes by it misses nothing.
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { drawFigure } from '../../figure-kit';
import { operationsUnder } from '../../lib/openapi';

import { figures } from '../../src/figures';

const FIGURE = 'webhooks-evenements';
const document = siteApiReference.contracts.read();

/** The texts between backticks, in the parts of the drawing that have this class. */
function drawn(className: string): string[] {
  const figure = figures[FIGURE];
  if (!figure) throw new Error(`No figure is named « ${FIGURE} ».`);
  const texts: string[] = [];
  visit(drawFigure(figure, { documentation: { name: '' } }), 'element', (part) => {
    const classes = part.properties.className;
    if (!Array.isArray(classes) || !classes.includes(className)) return;
    visit(part, 'element', (inner) => {
      if (inner.tagName === 'code') texts.push(textOf(inner));
    });
  });
  return [...new Set(texts)].toSorted();
}

it('every event of the contract is drawn, and no other', () => {
  const events = operationsUnder(document, 'webhooks').map(({ name }) => name);
  expect(
    drawn('fig-event'),
    `src/figures/apiEvenements.tsx : la figure « ${FIGURE} » doit nommer chaque événement du contrat, et lui seul.`,
  ).toEqual(events.toSorted());
});

it('every call that is drawn is an operation of the contract', () => {
  const names = new Set(operationsUnder(document, 'paths').map(({ name }) => name));
  const unknown = drawn('fig-event-cause').filter((call) => !names.has(call));
  expect(unknown, `src/figures/apiEvenements.tsx : ces appels ne sont pas dans le contrat.`).toEqual([]);
});
