// What we want to hold against the others: our value divided by theirs is at most this.
import type { Peer } from './sites';
import type { Measures } from './speed';

export type Goals = Partial<Readonly<Record<Peer, number>>>;

/** Of a page. */
export const PAGE_GOALS: Partial<Readonly<Record<keyof Measures, Goals>>> = {
  fcp: { stock: 0.8, starlight: 1 },
  lcp: { stock: 0.8, starlight: 0.75 },
  tbt: { stock: 0.3 },
  click: { stock: 0.5, starlight: 0.5 },
  css: { stock: 1 },
  js: { stock: 0.65 },
  total: { stock: 0.65 },
};

export const BUILD_GOALS: Goals = { stock: 1.5 };

/** With a thousand pages, of the time and of the memory of a build. */
export const GROWTH_GOALS: Goals = { stock: 1.15 };

/** On no route does anything move while the page comes. */
export const SHIFT_GOAL = 0;
