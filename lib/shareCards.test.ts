import { expect, it } from 'vitest';
import { isShareCard, SITE_CARD, shareCardOf, withShareCards } from './shareCards';

it.each([
  ['/docs/guide/page', '/img/partage/docs-guide-page.png'],
  ['/docs/guide/', '/img/partage/docs-guide.png'],
  ['/docs', '/img/partage/docs.png'],
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

it('pages made of categories name their card, however deep, unless they have a picture', () => {
  const category = (slug: string, items: Parameters<typeof withShareCards>[0][], image?: string) => ({
    type: 'category' as const,
    label: slug,
    link: { type: 'generated-index' as const, slug, ...(image !== undefined && { image }) },
    items,
  });
  const given = category('/haut', ['page', category('/bas', ['autre']), category('/a', ['b'], '/a.png')]);
  expect(withShareCards(given)).toEqual(
    category(
      '/haut',
      ['page', category('/bas', ['autre'], shareCardOf('/docs/bas')), category('/a', ['b'], '/a.png')],
      shareCardOf('/docs/haut'),
    ),
  );
});
