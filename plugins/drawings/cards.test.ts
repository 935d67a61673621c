import { describe, expect, it } from 'vitest';
import { cardsOf, sameCardFaults, withCardDescribed } from './cards';

const doc = (id: string, title: string, image = `/img/partage/${id}.png`) => ({
  id,
  title,
  frontMatter: { image },
});

describe('the cards', () => {
  const menu = [
    { type: 'doc', id: 'accueil' },
    {
      type: 'category',
      label: 'Pour tous',
      link: { type: 'generated-index', permalink: '/docs/tous', image: '/img/partage/tous.png' },
      items: [
        { type: 'doc', id: 'un' },
        {
          type: 'category',
          label: 'Plus loin',
          link: { type: 'generated-index', permalink: '/docs/loin', image: '/img/partage/loin.png' },
          items: [
            { type: 'doc', id: 'deux' },
            { type: 'doc', id: 'photo' },
          ],
        },
      ],
    },
    { type: 'category', label: 'Seule', link: { type: 'doc', id: 'seule' }, items: [] },
  ];
  const docs = [
    ...[doc('accueil', 'Accueil'), doc('un', 'Un'), doc('deux', 'Deux'), doc('seule', 'Seule')],
    ...[doc('photo', 'Photo', './photo.png'), doc('hors', 'Hors du menu')],
  ];
  const version = JSON.parse(JSON.stringify({ docs, sidebars: { menu } }));

  it('have the name of the category at the top, but where the title says it; a page with a picture has none', () => {
    expect(cardsOf(version).map(({ address, title, audience }) => [address, title, audience])).toEqual([
      ['/img/partage/accueil.png', 'Accueil', undefined],
      ['/img/partage/un.png', 'Un', 'Pour tous'],
      ['/img/partage/deux.png', 'Deux', 'Pour tous'],
      ['/img/partage/seule.png', 'Seule', undefined],
      ['/img/partage/hors.png', 'Hors du menu', undefined],
      ['/img/partage/tous.png', 'Pour tous', undefined],
      ['/img/partage/loin.png', 'Plus loin', 'Pour tous'],
    ]);
  });
});

it('two pages that would have the same card are refused, by their titles', () => {
  const card = (address: string, title: string) => ({ address, title, audience: undefined });
  const cards = [card('/a-b.png', 'Un'), card('/c.png', 'Deux'), card('/a-b.png', 'Trois')];
  expect(sameCardFaults(cards)).toEqual([expect.stringContaining('/a-b.png : « Un » et « Trois »')]);
  expect(sameCardFaults(cards.slice(1))).toEqual([]);
});

describe('the head of a page', () => {
  const address = 'https://site.example/img/partage/un.png';
  const textOf = (asked: string): string | undefined => (asked === address ? 'Un « A & "B" »' : undefined);

  it.each([
    `<meta data-rh=true property=og:image content=${address} />`,
    `<meta data-rh="true" property="og:image" content="${address}"/>`,
  ])('says how large the card is, and what stands on it: %s', (meta) => {
    expect(withCardDescribed(`<head>${meta}<title>`, textOf)).toBe(
      `<head>${meta}<meta data-rh="true" property="og:image:alt" content="Un « A &amp; &quot;B&quot; »"><title>`,
    );
  });

  it('says nothing of another picture', () => {
    const html = '<head><meta property=og:image content=https://site.example/photo.png />';
    expect(withCardDescribed(html, textOf)).toBe(html);
  });
});
