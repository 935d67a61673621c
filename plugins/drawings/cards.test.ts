import { describe, expect, it } from 'vitest';
import { cardsOf, sameCardFaults, withCardDescribed } from './cards';

describe('the cards', () => {
  const category = (label: string, items: object[]) => {
    const link = { type: 'generated-index', image: `/img/partage/${label}.png` };
    return { type: 'category', label, link, items };
  };
  const docs = ['accueil', 'un', 'deux', 'photo', 'seule', 'hors'].map((id) => ({
    ...{ id, title: id, frontMatter: { image: id === 'photo' ? './photo.png' : `/img/partage/${id}.png` } },
  }));
  const [accueil, un, deux, photo] = docs.map(({ id }) => ({ type: 'doc', id }));
  const menu = [
    accueil,
    category('Pour tous', [{ ...un }, category('Plus loin', [{ ...deux }, { ...photo }])]),
    { type: 'category', label: 'seule', link: { type: 'doc', id: 'seule' }, items: [] },
  ];
  const version = JSON.parse(JSON.stringify({ docs, sidebars: { menu } }));

  it('have the name of the category at the top, but where the title says it; a page with a picture has none', () => {
    expect(cardsOf(version).map(({ title, audience }) => [title, audience])).toEqual([
      ...[
        ['accueil', undefined],
        ['un', 'Pour tous'],
        ['deux', 'Pour tous'],
        ['seule', undefined],
      ],
      ...[
        ['hors', undefined],
        ['Pour tous', undefined],
        ['Plus loin', 'Pour tous'],
      ],
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
      `<head>${meta}<meta data-rh="true" property="og:image:alt" content="Un « A &#38; &#34;B&#34; »"><title>`,
    );
  });

  it('says nothing of another picture', () => {
    const html = '<head><meta property=og:image content=https://site.example/photo.png />';
    expect(withCardDescribed(html, textOf)).toBe(html);
  });
});
