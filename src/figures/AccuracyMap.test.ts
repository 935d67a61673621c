import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccuracyMap } from './AccuracyMap';

const html = renderToStaticMarkup(
  AccuracyMap({ name: 'Plan', near: { meters: 6, kind: 'good' }, far: { meters: 85, kind: 'pending' } }),
);

it('a plan draws both radii and its bar to one scale, each with a line from its edge to its label', () => {
  expect([...html.matchAll(/<circle r="(\d+)"/g)].map(([, radius]) => Number(radius))).toEqual([85, 6]);
  const edges = [...html.matchAll(/class="fig-map-leader" d="M(\S+) ([^L]+)L/g)];
  expect(edges.map(([, x, y]) => Math.round(Math.hypot(Number(x), Number(y))))).toEqual([85, 6]);
  expect(html).toMatch(/class="fig-map-leader" d="[^"]*h50v-4".*50 m/s);
});
