// Where the title is that an address names, frame by frame.
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

/** In pixels: less than a line of text and what is above it. */
export const NEAR = 40;

export type Arrival = {
  /** In pixels, the farthest and the last distance of the title from the navbar; without end if it is hidden. */
  readonly worst: number;
  readonly last: number;
  readonly isThere: boolean;
};

/** After this time, the page is taken not to lead to its section. */
const LONGEST_MS = 20_000;
/** A slow browser may draw a frame or two of a page before it goes to a section. */
const GRACE_MS = 250;
/** WebKit does not say when it is idle. */
const WEBKIT_MS = 400;

/**
 * Runs in the page, alone, until it is asked to watch another address. Without an address, that of the page itself. The
 * document keeps the result: scripts of Firefox's driver do not see each other's names.
 */
function startWatching(address: string | undefined, longest: number, grace: number, near: number): void {
  const isLoaded = address === undefined;
  const { pathname, hash } = new URL(address ?? window.location.href, window.location.href);
  const id = decodeURIComponent(hash.slice(1));
  const withoutSlash = (path = ''): string => path.replace(/(.)\/$/, '$1');
  const pathOfArticle = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-article]')?.dataset.article;
  const farFrom = (title: Element): number => {
    const { top } = title.getBoundingClientRect();
    const place = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 2;
    // JSON has no infinity.
    if (title.getClientRects().length === 0 || top < place) return Number.MAX_SAFE_INTEGER;
    return isAtEnd && top < clientHeight ? 0 : top - place;
  };

  const { dataset } = document.documentElement;
  delete dataset.arrival;
  const began = performance.now();
  dataset.watch = String(began);
  let [worst, last, shown] = [0, 0, 0];
  let hasArrived = false;
  const look = (now: number) => {
    if (dataset.watch !== String(began) || now - began > longest) return;
    // Two pages may have a section of the same name: the article has to be that of the address.
    const isShown =
      withoutSlash(window.location.pathname) === withoutSlash(pathname) &&
      withoutSlash(pathOfArticle() ?? pathname) === withoutSlash(pathname) &&
      decodeURIComponent(window.location.hash) === `#${id}` &&
      (!isLoaded || document.readyState !== 'loading');
    const title = isShown ? document.getElementById(id) : null;
    if (title) {
      shown ||= now;
      last = Math.round(farFrom(title));
      hasArrived ||= last <= near || now - shown > grace;
      if (hasArrived) worst = Math.max(worst, last);
      if (hasArrived) dataset.arrival = JSON.stringify({ worst, last, isThere: true });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The text of a script that watches the page that it is loaded with. */
export const WATCHING = `(${startWatching})(undefined, ${LONGEST_MS}, ${GRACE_MS}, ${NEAR})`;

/** How a reader arrives who goes to an address within the site, and stays until nothing is left to do. */
export async function arrivalOf(
  engine: Engine,
  address: string,
  go: () => Promise<unknown>,
): Promise<Arrival> {
  await engine.run(startWatching, address, LONGEST_MS, GRACE_MS, NEAR);
  await go();
  return seenArrival(engine);
}

/** `patience`: for what a slow network still brings to an idle page, in milliseconds. */
export async function seenArrival(engine: Engine, patience = 0): Promise<Arrival> {
  const read = () => engine.run(() => document.documentElement.dataset.arrival ?? '');
  await expect.poll(read, { intervals: [20], timeout: LONGEST_MS }).not.toBe('');
  await pause(engine.name === 'webkit' ? Math.max(patience, WEBKIT_MS) : patience);
  if (engine.name !== 'webkit') await idle(engine);
  return engine.run(() => {
    const { dataset } = document.documentElement;
    // Nobody watches any longer: frames would go on being measured.
    delete dataset.watch;
    return JSON.parse(dataset.arrival ?? '');
  });
}

/** Nothing is left to do, for some time. */
export const idle = (engine: Engine): Promise<void> =>
  engine.run(async () => {
    for (let count = 0; count < 3; count += 1)
      await new Promise<unknown>((resolve) =>
        'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 400),
      );
  });

export const isMissed = ({ isThere, worst }: Arrival): boolean => !isThere || worst > NEAR;

/** Where the reader is: the last title above the middle of the screen, and how far it is from the top. */
export const placeOf = (engine: Engine): Promise<{ text: string; top: number }> =>
  engine.run(() => {
    const titles = [...document.querySelectorAll('[data-article] :is(h2, h3, h4)')]
      .map((title) => ({ text: title.textContent, top: Math.round(title.getBoundingClientRect().top) }))
      .filter(({ top }) => top < window.innerHeight / 2);
    return titles.at(-1) ?? { text: '', top: 0 };
  });
