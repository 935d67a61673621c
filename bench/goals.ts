// What we want to hold against the others: our median divided by theirs is at most this.
import type { PageMeasure } from './speed';
import type { Goals } from './table';

export const PAGE_GOALS: Readonly<Partial<Record<PageMeasure, Goals>>> = {
  fcp: { stock: 0.8, starlight: 1 },
  lcp: { stock: 0.8, starlight: 0.75 },
  tbt: { stock: 0.3 },
  click: { stock: 0.5, starlight: 0.5 },
  css: { stock: 1 },
  js: { stock: 0.65 },
  total: { stock: 0.65 },
};

export const BUILD_GOALS: Goals = { stock: 1.5 };

/** With a thousand pages. */
export const GROWTH_GOALS: Goals = { stock: 1.15 };

/** On no route does anything move while the page comes. */
export const SHIFT_GOAL = 0;
