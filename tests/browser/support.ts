// What every browser test shares: a page that complains is a page that fails.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
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

/** The sections of an article are laid out one after the other, once the page is at rest: only now is its height true. */
export async function laidOut(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('.article section:not(.laid-out)')).toHaveCount(0);
}

/**
 * What has moved of the content of a page since it began to load. A word that goes to the next line when the rest of its
 * sentence arrives is less than the smallest shift that counts, a thousandth of the screen.
 */
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
        const isContent = (node: Node | null): boolean =>
          Boolean((node instanceof Element ? node : node?.parentElement)?.closest('main'));
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
  /** Not in these. */
  readonly except?: readonly string[];
  /** Only what these rules find. */
  readonly rules?: readonly string[];
};

/** What axe finds, with the elements. */
export async function accessibilityFaults(
  page: Page,
  { part, except = [], rules }: AxeScope = {},
): Promise<unknown[]> {
  const axe = new AxeBuilder({ page })
    // What is in order need not be told, element by element.
    .options({ resultTypes: ['violations'] })
    // Our pages hold no frames, and axe takes half the time if it need not look into any.
    .setLegacyMode();
  if (rules) axe.withRules([...rules]);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  if (part) axe.include(part);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
