// Where the title is that an address names, frame by frame.
import { expect } from '@playwright/test';
import type { Engine } from './engine';

/** In pixels: less than a line of text and what is above it. */
export const NEAR = 40;

export type Arrival = {
  /** In pixels, the farthest and the last distance of the title from its place under the navbar. */
  readonly worst: number;
  readonly last: number;
  readonly isThere: boolean;
};

/**
 * Runs in the page, alone. Without an address, that of the page itself. The document keeps the result: scripts of Firefox's
 * driver do not see each other's names.
 */
function startWatching(address: string | undefined, patience: number): void {
  const isLoaded = address === undefined;
  const { pathname, hash } = new URL(address ?? window.location.href, window.location.href);
  const id = decodeURIComponent(hash.slice(1));
  const withoutSlash = (path = ''): string => path.replace(/(.)\/$/, '$1');
  const pathOfArticle = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-article]')?.dataset.article;
  const lengthOf = (element: Element, property: 'scrollMarginBlockStart' | 'scrollPaddingBlockStart') =>
    Number.parseFloat(getComputedStyle(element)[property]) || 0;

  const farFrom = (title: Element): number => {
    if (title.getClientRects().length === 0) return Number.POSITIVE_INFINITY;
    const place =
      lengthOf(title, 'scrollMarginBlockStart') +
      lengthOf(document.documentElement, 'scrollPaddingBlockStart');
    const { top } = title.getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 2;
    return isAtEnd && top >= place && top < clientHeight ? 0 : Math.abs(top - place);
  };

  const { dataset } = document.documentElement;
  delete dataset.arrival;
  const began = performance.now();
  let [arrived, worst, last] = [0, 0, 0];
  const look = (now: number) => {
    // Two pages may have a section of the same name: the article has to be that of the address.
    const isShown =
      withoutSlash(window.location.pathname) === withoutSlash(pathname) &&
      withoutSlash(pathOfArticle() ?? pathname) === withoutSlash(pathname) &&
      decodeURIComponent(window.location.hash) === `#${id}` &&
      (!isLoaded || document.readyState !== 'loading');
    const title = isShown ? document.getElementById(id) : null;
    if (title) {
      arrived ||= now;
      last = Math.round(farFrom(title));
      worst = Math.max(worst, last);
    }
    const isOver = now - (arrived || now) > patience || now - began > 20_000;
    if (isOver) dataset.arrival = JSON.stringify({ worst, last, isThere: arrived > 0 });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The text of a script that watches the page that it is loaded with. */
export const watching = (patience: number): string => `(${startWatching})(undefined, ${patience})`;

/** How a reader arrives who goes to an address within the site; `patience` is for what may still move then. */
export async function arrivalOf(
  engine: Engine,
  address: string,
  go: () => Promise<unknown>,
  patience = 400,
): Promise<Arrival> {
  await engine.run(startWatching, address, patience);
  await go();
  return seenArrival(engine);
}

export async function seenArrival(engine: Engine): Promise<Arrival> {
  const read = () => engine.run(() => document.documentElement.dataset.arrival ?? '');
  await expect.poll(read, { intervals: [100], timeout: 40_000 }).not.toBe('');
  return JSON.parse(await read());
}

export const isMissed = ({ isThere, worst }: Arrival): boolean => !isThere || worst > NEAR;

/** Where the reader is: the last title above the middle of the screen, and how far it is from the top. */
export const placeOf = (engine: Engine): Promise<{ text: string; top: number }> =>
  engine.run(() => {
    const titles = [...document.querySelectorAll('[data-article] :is(h2, h3, h4)')]
      .map((title) => ({ text: title.textContent, top: Math.round(title.getBoundingClientRect().top) }))
      .filter(({ top }) => top < window.innerHeight / 2);
    return titles.at(-1) ?? { text: '', top: 0 };
  });
