import { expect, it } from 'vitest';
import { parsePage, printFragment } from '../../lib/hast';
import { menuPagesOf } from '../../lib/menuPages';
import { cardsOf, describeCard, sameCardFaults } from './cards';

it('a card has the name of the top category, unless the title is the same; a page with a picture has no card', () => {
  const category = (label: string, items: object[]) => {
    const link = { type: 'generated-index', permalink: `/${label}`, image: `/img/partage/${label}.png` };
    return { type: 'category', label, link, items };
  };
  const docs = ['accueil', 'un', 'deux', 'photo', 'seule', 'hors'].map((id) => {
    const image = id === 'photo' ? './photo.png' : `/img/partage/${id}.png`;
    return { id, permalink: `/${id}`, title: id, frontMatter: { image } };
  });
  const [accueil, un, deux, photo] = docs.map(({ id }) => ({ type: 'doc', id }));
  const menu = [
    accueil,
    category('Pour tous', [{ ...un }, category('Plus loin', [{ ...deux }, { ...photo }])]),
    { type: 'category', label: 'seule', link: { type: 'doc', id: 'seule' }, items: [] },
  ];
  const version = JSON.parse(JSON.stringify({ docs, sidebars: { menu } }));
  expect(cardsOf(menuPagesOf(version)).map(({ title, audience }) => [title, audience])).toEqual([
    ['accueil', undefined],
    ['Pour tous', undefined],
    ['un', 'Pour tous'],
    ['Plus loin', 'Pour tous'],
    ['deux', 'Pour tous'],
    ['seule', undefined],
    ['hors', undefined],
  ]);
});

it('two pages that would have the same card are refused, by their titles', () => {
  const card = (address: string, title: string) => ({ address, title, audience: undefined });
  const cards = [card('/a-b.png', 'Un'), card('/c.png', 'Deux'), card('/a-b.png', 'Trois')];
  expect(sameCardFaults(cards)).toEqual([expect.stringContaining('/a-b.png : « Un » et « Trois »')]);
  expect(sameCardFaults(cards.slice(1))).toEqual([]);
});

it('the head of a page describes its card, and no other picture', () => {
  const card = '<meta property="og:image" content="/un.png">';
  const described = (html: string): string => {
    const tree = parsePage(html);
    describeCard(tree, (address) => (address === '/un.png' ? 'Un « A & "B" »' : undefined));
    return printFragment(tree);
  };
  expect(described(card)).toContain(
    `${card}<meta data-rh="true" property="og:image:alt" content="Un « A &amp; &quot;B&quot; »"></head>`,
  );
  expect(described('<meta property="og:image" content="/photo.png">')).not.toContain('alt');
});
