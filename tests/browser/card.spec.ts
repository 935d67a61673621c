// A card is printed, folded and taken along: one A4 sheet, with or without scripts.
import type { Page } from '@playwright/test';
import { docs } from '../routes';
import { expect, test } from './support';

type Card = {
  /** The address of the heading before the card. */
  readonly address: string;
  readonly heading: string;
  readonly gestures: readonly string[];
};

const cardsOf = (page: Page): Promise<Card[]> =>
  page.locator('.fig-card').evaluateAll((cards) =>
    cards.map((card) => {
      const heading = card.parentElement?.previousElementSibling?.previousElementSibling;
      return {
        address: `#${heading?.id}`,
        heading: heading?.firstChild?.textContent ?? '',
        gestures: [...card.querySelectorAll('.fig-step > p')].map(({ textContent }) => textContent ?? ''),
      };
    }),
  );

const sheetCount = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const pagesWithCards = async (page: Page): Promise<string[]> => {
  const found = await Promise.all(
    docs.map(async ({ path }) => ({ path, html: await (await page.request.get(path)).text() })),
  );
  return found.filter(({ html }) => html.includes('fig-card')).map(({ path }) => path);
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an address that ends with a card prints it alone, on one sheet', async ({ page }) => {
      for (const path of await pagesWithCards(page)) {
        await page.goto(path);
        for (const { address, heading, gestures } of await cardsOf(page)) {
          await page.emulateMedia({ media: null });
          // The link that the page offers: a browser marks the target of a plain link, and prints accordingly.
          await page.locator(`.markdown > p a[href="${address}"]`).click();
          expect([address, await sheetCount(page)]).toEqual([address, 1]);

          await page.emulateMedia({ media: 'print' });
          await expect(page.locator('h1')).toBeHidden();
          const printed = page.locator('.article > section > *:visible');
          await expect(printed).toHaveCount(2);
          await expect(printed.first()).toContainText(heading);
          for (const gesture of gestures) await expect(printed.last()).toContainText(gesture);
        }
      }
    });

    test('with the rest of its page, a card still has a sheet of its own', async ({ page }) => {
      for (const path of await pagesWithCards(page)) {
        await page.goto(path);
        expect(await sheetCount(page)).toBeGreaterThan(1);
        await page.emulateMedia({ media: 'print' });
        for (const { address } of await cardsOf(page)) {
          const heading = page.locator(`.markdown > ${address}`);
          await expect(heading).toHaveCSS('break-before', 'page');
          const place = page.locator(`${address} + p + .figure-place`);
          await expect(place).toHaveCSS('break-after', 'page');
        }
      }
    });
  });
}
