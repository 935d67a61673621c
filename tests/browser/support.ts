// What every browser test shares: a page that complains is a page that fails.
import { test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Set where the test breaks something on purpose: the browser's complaints are then expected. */
  provokesFailures: boolean;
};

/** Console errors and warnings, failed requests and calls to other hosts, in words. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
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
    async ({ page, provokesFailures }, use) => {
      const complaints = complaintsOf(page);
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

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** `/docs` and `/docs/` are one page: hosts add the slash as they like. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
