import { beforeAll, describe, expect, it } from 'vitest';
import { cardDrawer, lineOfAudience, linesOfTitle, measured } from './pageCard';
import { loadRasterizer, type Rasterizer } from './raster';
import { drawing, type Line, TEXT_WIDTH, textElement } from './shareCard';

const LARGEST = 82;
const NO_BREAK_SPACE = '\u00A0';

let rasterizer: Rasterizer;
let draw: ReturnType<typeof cardDrawer>;
beforeAll(async () => {
  rasterizer = await loadRasterizer();
  draw = cardDrawer('Un nom', rasterizer);
});

const drawnWidth = (line: Line): number => rasterizer.widthOf(drawing(4000, 630, textElement(line, '#000')));
const linesOf = (title: string): readonly Line[] => linesOfTitle(title, measured(rasterizer));

describe.each([
  ['short', 'Ici'],
  [
    'long',
    'Comment retrouver, télécharger puis faire vérifier par un tiers le certificat d’une photographie',
  ],
  ['endless', 'Un titre qui ne veut pas finir '.repeat(15)],
  ['one long word', 'anticonstitutionnellement'.repeat(5)],
  ['capitals', 'API_DOCUMENTATION '.repeat(4)],
])('a title (%s)', (_, title) => {
  it('stays in its frame, in three lines at most, and is not cut', () => {
    const lines = linesOf(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.map(({ text }) => text).join(' ')).toBe(title.trim());
    for (const line of lines) expect(drawnWidth(line)).toBeLessThanOrEqual(TEXT_WIDTH);
  });
});

it.each([
  ['stands on one line, as large as can be, where it is short', 'Dossiers', ['Dossiers']],
  [
    'takes lines of about the same length where it is longer',
    'Rechercher puis télécharger un dossier entier',
    ['Rechercher puis', 'télécharger un', 'dossier entier'],
  ],
  [
    'is not parted at a no-break space',
    `Est-ce que cette page est la bonne page${NO_BREAK_SPACE}?`,
    ['Est-ce que cette page', `est la bonne page${NO_BREAK_SPACE}?`],
  ],
])('a title %s', (_, title, expected) => {
  const lines = linesOf(title);
  expect(lines.map(({ text }) => text)).toEqual(expected);
  expect(lines[0]?.size).toBe(LARGEST);
});

it('an audience whose name is long stays in its frame', () => {
  expect(drawnWidth(lineOfAudience('Pour tous ceux qui passent '.repeat(8), rasterizer))).toBeLessThanOrEqual(
    TEXT_WIDTH,
  );
});

it('a card is the same each time, and another for another title, audience or site', () => {
  const texts = { title: 'Ici', audience: 'Pour tous' };
  const cards = [
    draw(texts),
    draw({ ...texts, title: 'Là' }),
    draw({ ...texts, audience: 'Pour vous' }),
    cardDrawer('Un autre', rasterizer)(texts),
  ];
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length);
  expect(cardDrawer('Un nom', rasterizer)(texts).equals(draw(texts))).toBe(true);
});

it.each(['日本語 🌍', 'A & B <C> "D"', '\u0000\u0007\uFFFF', '\uD800', ''])(
  'a card is drawn whatever its title holds: %j',
  (title) => {
    expect(() => draw({ title, audience: title })).not.toThrow();
  },
);
