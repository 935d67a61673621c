// What every browser test shares: a page that complains is a page that fails.

import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import interfaceTexts from '../../i18n/fr/interface.json';
import { asShown } from '../asShown';

type Options = {
  /** Set where the test breaks something on purpose: the browser's complaints are then expected. */
  provokesFailures: boolean;
};

/** Console errors and warnings, failed requests and calls to other hosts, in words. */
function complaintsOf(page: Page, hasScripts: boolean): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Service workers run where a test lets them, in offline.spec.ts alone.
    if (/registration blocked by Playwright/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Where scripts are off, Chromium does not fetch those that a page names beforehand.
    if (!hasScripts && request.resourceType() === 'script') return;
    // A navigation drops the prefetches of the page it leaves.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') complaints.push(`other host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

export const test = base.extend<Options & { complaints: string[] }>({
  provokesFailures: [false, { option: true }],
  complaints: [
    async ({ page, provokesFailures, javaScriptEnabled }, use) => {
      const complaints = complaintsOf(page, javaScriptEnabled);
      await use(complaints);
      if (!provokesFailures) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Scripts have taken over the static page: only now do buttons answer. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * What has moved of the content of a page since it began to load, by a thousandth of the screen or more; but for a word that
 * goes to the next line when the rest of its sentence arrives, which a browser may draw in two parts.
 */
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
        const isWord = (node: Node | null): boolean => node instanceof Text && !/\s/.test(node.data.trim());
        const isContent = (node: Node | null): boolean =>
          !isWord(node) && Boolean((node instanceof Element ? node : node?.parentElement)?.closest('main'));
        const texts: string[] = [];
        new PerformanceObserver((list) => {
          const nodes = list
            .getEntries()
            .filter(isLayoutShift)
            .filter(({ value }) => value >= 0.001)
            .flatMap(({ sources }) => sources);
          for (const { node } of nodes)
            if (isContent(node)) texts.push(node?.textContent?.slice(0, 60) ?? '');
        }).observe({ type: 'layout-shift', buffered: true });
        // The entries of the past arrive in a task of their own.
        setTimeout(() => resolve(texts), 100);
      }),
  );

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** `/docs` and `/docs/` are one page: hosts add the slash as they like. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** A text of the interface, as readers see it: the specification's own words are typed in the tests instead. */
export const said = (
  id: keyof typeof interfaceTexts,
  values: Readonly<Record<string, string>> = {},
): string =>
  asShown(
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, () => value),
      interfaceTexts[id].message,
    ),
  ).trim();

export const COLOUR_MODES = ['light', 'dark'] as const;

/** What the button that changes the mode is called while the page is in this one. */
export const colourToggleName = (mode: (typeof COLOUR_MODES)[number]): string =>
  said('theme.colorToggle.ariaLabel', { mode: said(`theme.colorToggle.ariaLabel.mode.${mode}`) });

/** Before the page is opened: what an earlier visit has chosen. */
export async function chooseColourMode(page: Page, mode: (typeof COLOUR_MODES)[number]): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
}

type AxeScope = {
  /** Only this part of the page. */
  readonly part?: string;
  /** Only what these rules find, beside those of colour. */
  readonly rules?: readonly string[];
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What they ask takes seven milliseconds for each text. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const MEASURED = 'data-measured';

/**
 * Marks the texts whose colours are to be measured: of those that look alike, with the same colours behind them, one. Over a
 * picture or in a drawing, each text stands on something else.
 */
const markTexts = (page: Page, part = 'body'): Promise<void> =>
  page.evaluate(
    ({ mark, within }) => {
      const seen = new Set<string>();
      const behind = new Map<Element | null, string>();
      const behindOf = (element: Element | null): string => {
        const known = behind.get(element);
        if (known !== undefined || !element) return known ?? '';
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const isApart =
          backgroundImage !== 'none' || ['absolute', 'fixed', 'sticky'].includes(position) || opacity !== '1';
        const own = isApart ? `${backgroundColor} ${behind.size}` : backgroundColor;
        const all =
          own === 'rgba(0, 0, 0, 0)'
            ? behindOf(element.parentElement)
            : `${own} ${behindOf(element.parentElement)}`;
        behind.set(element, all);
        return all;
      };
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      const root = document.querySelector(within) ?? document.body;
      for (const element of root.querySelectorAll('*')) {
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        if (!hasText) continue;
        const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
        const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
        const look = [color, fontSize, fontWeight, textDecorationLine, textShadow, around, behindOf(element)];
        const key = `${element.tagName} ${look.join(' ')}`;
        if (!element.closest('svg') && seen.has(key)) continue;
        seen.add(key);
        element.setAttribute(mark, '');
      }
    },
    { mark: MEASURED, within: part },
  );

/** What axe finds, with the elements. */
export async function accessibilityFaults(page: Page, { part, rules }: AxeScope = {}): Promise<unknown[]> {
  await markTexts(page, part);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = (within: string, options: RunOptions): Promise<unknown[]> =>
    page.evaluate(
      async ({ context, asked }) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, asked);
        return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      },
      // What is in order need not be told, element by element; and our pages hold no frames.
      { context: within, asked: { ...options, resultTypes: ['violations' as const], iframes: false } },
    );
  const ofColour = await found(`[${MEASURED}]`, { runOnly: OF_COLOUR });
  if (rules?.length === 0) return ofColour;
  const others = await found(part ?? 'html', {
    runOnly: rules ? [...rules] : TAGS,
    ...(!rules && { rules: Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }])) }),
  });
  return [...ofColour, ...others];
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
