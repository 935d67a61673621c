// EcoIndex: what a page weighs on the reader's device, on the network and on the server, from 0 to 100. The formula, its
// quantiles (of half a million pages) and its grades are those of https://github.com/cnumr/ecoindex_reference.
import type { Page } from '@playwright/test';

export type Weights = { readonly elements: number; readonly requests: number; readonly kilobytes: number };

const QUANTILES = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479,
    594_601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08,
    2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223_212.26,
  ],
};

/** How many quantiles a value is beyond, the last one in part. */
function rankOf(value: number, quantiles: readonly number[]): number {
  const next = quantiles.findIndex((quantile) => value < quantile);
  if (next < 0) return quantiles.length - 1;
  const [low = 0, high = 0] = quantiles.slice(next - 1);
  return next - 1 + (value - low) / (high - low);
}

export const ecoIndexOf = ({ elements, requests, kilobytes }: Weights): number =>
  100 -
  (5 / 6) *
    (3 * rankOf(elements, QUANTILES.elements) +
      2 * rankOf(requests, QUANTILES.requests) +
      rankOf(kilobytes, QUANTILES.kilobytes));

/** What a page is above with each of the best grades. */
export const ABOVE = { A: 80, B: 70, C: 55, D: 40 } as const;

/** As the measure asks for: of a first visit, once the page has been read to its end. What is in a drawing is one element. */
export async function weightsOf(page: Page): Promise<Weights> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    scrollTo(0, 0);
    const loads = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming);
    return {
      elements: document.querySelectorAll(':not(svg *)').length,
      requests: loads.length,
      kilobytes: loads.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  });
}
