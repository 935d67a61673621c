// A link leads to the title that it names: this title stands under the navbar, at once, and stays there.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';
import type { Engine } from './engine';
import { COMPUTER, expect, hydrated, idle, PHONE, test } from './support';

const OUT = 'build';
/** In pixels: less than a line of text and what is above it. */
const NEAR = 40;

type Link = { readonly from: string; readonly href: string };

/** One link of another page for each section that the site links to. */
function linksToSections(): Link[] {
  const links = new Map<string, Link>();
  for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('index.html')) continue;
    const from = `/${path.dirname(file)}`.replace(/\/\.?$/, '') || '/';
    const visit = (node: DefaultTreeAdapterMap['node']): void => {
      const href = 'attrs' in node ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
      if (node.nodeName === 'a' && href?.startsWith('/') && href.includes('#')) {
        const { pathname } = new URL(href, 'https://site.example');
        if (pathname.replace(/(.)\/$/, '$1') !== from && !links.has(href)) links.set(href, { from, href });
      }
      if ('childNodes' in node) node.childNodes.forEach(visit);
    };
    visit(parse(readFileSync(path.join(OUT, file), 'utf8')));
  }
  return [...links.values()];
}

type Arrival = { readonly worst: number; readonly last: number; readonly isThere: boolean };

/** Follows a link of the page, or none, and says how far its section was from its place, from the first frame on. */
const arrival = (href: string, follows: boolean, patience: number): Promise<Arrival> =>
  new Promise((resolve) => {
    const { pathname, hash } = new URL(href, window.location.href);
    const id = decodeURIComponent(hash.slice(1));
    let [arrived, worst, last] = [0, 0, 0];
    const farFrom = (target: Element): number => {
      const gap = (element: Element, property: 'scrollMarginBlockStart' | 'scrollPaddingBlockStart') =>
        Number.parseFloat(getComputedStyle(element)[property]) || 0;
      const wanted =
        gap(target, 'scrollMarginBlockStart') + gap(document.documentElement, 'scrollPaddingBlockStart');
      const { top, height } = target.getBoundingClientRect();
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 2;
      if (height === 0 && target.getClientRects().length === 0) return Number.POSITIVE_INFINITY;
      return isAtEnd && top >= wanted && top < clientHeight ? 0 : Math.abs(top - wanted);
    };
    const began = performance.now();
    const look = (now: number) => {
      const target =
        window.location.pathname.replace(/(.)\/$/, '$1') === pathname.replace(/(.)\/$/, '$1')
          ? document.getElementById(id)
          : null;
      if (target) {
        arrived ||= now;
        last = Math.round(farFrom(target));
        worst = Math.max(worst, last);
      }
      if (now - (arrived || now) > patience || now - began > 20_000)
        resolve({ worst, last, isThere: arrived > 0 });
      else requestAnimationFrame(look);
    };
    if (follows) {
      const link = [...document.querySelectorAll<HTMLElement>('a[href]')].find(
        (one) => one.getAttribute('href') === href,
      );
      for (let fold = link?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      link?.click();
    }
    requestAnimationFrame(look);
  });

type Miss = { readonly href: string; readonly from: string; readonly how: string } & Arrival;

/** Follows links that stand on one page, the first while that page is still busy, and says which miss their place. */
async function misses(engine: Engine, origin: string, links: readonly Link[]): Promise<Miss[]> {
  const missed: Miss[] = [];
  for (const [index, { from, href }] of links.entries()) {
    if (links[index - 1]?.from !== from) {
      await engine.open(origin + from);
      await hydrated(engine);
    } else {
      await engine.back();
      await expect
        .poll(() => engine.run(() => window.location.pathname.replace(/(.)\/$/, '$1')), { intervals: [20] })
        .toBe(from);
      await idle(engine);
    }
    const seen = await engine.run(arrival, href, true, 400);
    if (!seen.isThere || seen.worst > NEAR)
      missed.push({ href, from, how: links[index - 1]?.from === from ? 'idle' : 'busy', ...seen });
  }
  return missed;
}

const all = linksToSections();
/** Enough of them for each test to take less than a minute. */
const PART = 20;
const parts = Array.from({ length: Math.ceil(all.length / PART) }, (_, part) =>
  all.slice(part * PART, (part + 1) * PART),
);
const every = (step: number, links: readonly Link[]) => links.filter((_, index) => index % step === 0);

test('links to sections of other pages are there to be followed', () => {
  expect(all.length).toBeGreaterThan(0);
});

for (const [index, part] of parts.entries()) {
  const size = index % 2 === 0 ? PHONE : COMPUTER;
  test(`a link to a section of another page puts its title under the navbar, ${index + 1} of ${parts.length}, at ${size.width} px`, async ({
    engine,
    engineName,
    site,
  }) => {
    test.setTimeout(180_000);
    await engine.resize(size);
    // The two other engines follow some forty of them.
    const links = engineName === 'chromium' ? part : every(Math.ceil(all.length / 40), part);
    const missed = await misses(engine, site.origin, links);
    expect(missed).toEqual([]);
  });
}
