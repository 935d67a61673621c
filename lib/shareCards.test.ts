import { expect, it } from 'vitest';
import { isShareCard, SITE_CARD, shareCardOf, withShareCards } from './shareCards';

it.each([
  ['/docs/guide/page', '/img/partage/docs-guide-page.png'],
  ['/docs/guide/', '/img/partage/docs-guide.png'],
  ['/docs/A_b---c', '/img/partage/docs-A_b---c.png'],
  ['/docs/%C3%A9t%C3%A9', '/img/partage/docs--C3-A9t-C3-A9.png'],
])('the page %s has the card %s', (route, card) => {
  expect(shareCardOf(route)).toBe(card);
  expect(isShareCard(card)).toBe(true);
});

it('the home page has the card of the site', () => {
  expect(shareCardOf('/')).toBe(SITE_CARD);
  expect(isShareCard(SITE_CARD)).toBe(false);
});

it('the page of a category has a card, however deep, unless it has a picture', () => {
  const category = (slug: string, image?: string, ...items: Parameters<typeof withShareCards>[0][]) => {
    const link = { type: 'generated-index' as const, slug, ...(image !== undefined && { image }) };
    return { type: 'category' as const, label: slug, link, items };
  };
  const [low, other] = [category('/bas', undefined, 'page'), category('/a', '/a.png')];
  expect(withShareCards(category('/haut', undefined, low, other))).toEqual(
    category('/haut', shareCardOf('/docs/haut'), category('/bas', shareCardOf('/docs/bas'), 'page'), other),
  );
});
