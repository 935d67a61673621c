// A card to print: one A4 sheet, with or without scripts.
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

    test('a card has a sheet of its own in a printed page, and is printed alone under its address', async ({
      page,
    }) => {
      for (const path of await pagesWithCards(page)) {
        await page.goto(path);
        const cards = await cardsOf(page);
        expect(await sheetCount(page)).toBeGreaterThan(1);
        await page.emulateMedia({ media: 'print' });
        for (const { address } of cards) {
          await expect(page.locator(`.markdown > ${address}`)).toHaveCSS('break-before', 'page');
          await expect(page.locator(`${address} + p + .figure-place`)).toHaveCSS('break-after', 'page');
        }

        for (const { address, heading, gestures } of cards) {
          await page.emulateMedia({ media: null });
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
  });
}
