// What every browser test shares: a page that complains is a page that fails.

import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import interfaceTexts from '../../i18n/fr/interface.json';
import { frenchTypography } from '../../lib/typography/frenchTypography';

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

/** Without the 404 of the page, which the browser reports as a response and in the console. */
export const besides404 = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/^status 404|404 \(Not Found\)/.test(complaint));

/** Scripts have taken over the static page: only now do buttons answer. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * What has moved of the content of a page since it began to load, by a thousandth of the screen or more; but for a word that
 * goes to the next line when the rest of its sentence arrives, which a browser may draw in two parts.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
    const isWord = (node: Node | null): boolean => node instanceof Text && !/\s/.test(node.data.trim());
    const isContent = (node: Node | null): boolean =>
      !isWord(node) && Boolean((node instanceof Element ? node : node?.parentElement)?.closest('main'));
    // Letters move when their font arrives, and the browser notes it once the frame is drawn.
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Every page has one, which comes with the others: nothing has moved where it comes alone.
      observer.observe({ type: 'navigation', buffered: true });
    });
    return entries
      .filter(isLayoutShift)
      .filter(({ value }) => value >= 0.001)
      .flatMap(({ sources }) => sources)
      .filter(({ node }) => isContent(node))
      .map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
  });

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits for the scripts that run when the page is idle (src/client/extras), and store the visit last. */
export async function openWithExtras(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => localStorage.getItem('docs-visits') !== null);
}

/** Two pages of the fixture site, one after the other. */
export const PAGE = { path: '/docs/potager/semer', title: 'Semer des radis' };
export const NEXT_PAGE = { path: '/docs/potager/arroser', title: 'Arroser' };

export const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: interfaceText('theme.docs.sidebar.navAriaLabel') });
export const sidebarLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name });

type Connection = { readonly effectiveType: string; readonly saveData: boolean };
export const DATA_SAVER: Connection = { effectiveType: '4g', saveData: true };

/** What the browser reports of its network, on every page that is opened from now on. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}
/** On the page that is open. */
export const changeConnection = (page: Page, connection: Connection): Promise<void> =>
  page.evaluate((value) => void Object.assign(Reflect.get(navigator, 'connection'), value), connection);

/** Returns a function that says whether the document was loaded again since. */
export async function watchReload(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isFormerDocument: true }));
  return () => page.evaluate(() => !('isFormerDocument' in window));
}

/** `/docs` and `/docs/` are one page: hosts add the slash as they like. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** A text of the interface, as readers see it: the specification's own words are typed in the tests instead. */
export const interfaceText = (
  id: keyof typeof interfaceTexts,
  values: Readonly<Record<string, string>> = {},
): string =>
  frenchTypography(
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, () => value),
      interfaceTexts[id].message,
    ),
  ).trim();

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1440, height: 900 };

export const COLOUR_MODES = ['light', 'dark'] as const;

/** What the button that changes the mode is called while the page is in this one. */
export const colourToggleName = (mode: (typeof COLOUR_MODES)[number]): string =>
  interfaceText('theme.colorToggle.ariaLabel', {
    mode: interfaceText(`theme.colorToggle.ariaLabel.mode.${mode}`),
  });

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
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const MEASURED = 'data-measured';
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Marks the texts whose contrast is to be measured, which takes milliseconds for each: of those that are seen and look alike,
 * with the same colours behind them, one. Over a picture or in a drawing, each text stands on something else.
 */
const markTexts = (page: Page, part = 'body'): Promise<void> =>
  page.evaluate(
    ({ mark, within }) => {
      const root = document.querySelector(within) ?? document.body;
      const elements = [...document.querySelectorAll('*')];
      const backgroundOf = (element: Element): string => {
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const isOver =
          !backgroundColor.startsWith('rgb(') && ['absolute', 'fixed', 'sticky'].includes(position);
        const isLikeNoOther = backgroundImage !== 'none' || opacity !== '1' || isOver;
        return isLikeNoOther ? `${backgroundColor} ${elements.indexOf(element)}` : backgroundColor;
      };
      const behind = (element: Element | null): string =>
        element ? `${backgroundOf(element)} ${behind(element.parentElement)}` : '';
      const seen = new Set<string>();
      for (const element of elements) element.removeAttribute(mark);
      for (const element of root.querySelectorAll('*')) {
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        const isSeen =
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().width > 1;
        if (!hasText || !isSeen) continue;
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
        const key = [element.tagName, color, fontSize, fontWeight, textShadow, behind(element)].join(' ');
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, measured, options }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      inPage.configure({ rules: [{ id: 'color-contrast', selector: measured }] });
      const { violations } = await inPage.run(within, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    {
      within: part ?? 'html',
      measured: `[${MEASURED}]`,
      options: {
        runOnly: rules ? [...OF_COLOUR, ...rules] : TAGS,
        // What is in order need not be told, element by element; and our pages hold no frames.
        resultTypes: ['violations' as const],
        iframes: false,
      },
    },
  );
}

/** On a wide screen: on a phone, the button is in the menu. */
export async function darken(page: Page): Promise<void> {
  await page.getByRole('button', { name: colourToggleName('light') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
