import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardDrawer,
  drawing,
  fitted,
  type Line,
  lineOfAudience,
  linesOfTitle,
  measured,
  siteCard,
  TEXT_WIDTH,
  textElement,
} from './cardPictures';
import { loadRasterizer, type Rasterizer } from './raster';

const LARGEST = 82;
const NO_BREAK_SPACE = '\u00A0';

let rasterizer: Rasterizer;
let draw: ReturnType<typeof cardDrawer>;
beforeAll(async () => {
  rasterizer = await loadRasterizer();
  draw = cardDrawer('Un nom', rasterizer);
});

const drawnWidth = (line: Line): number => rasterizer.widthOf(drawing(textElement(line), 4000));
const linesOf = (title: string): readonly Line[] => linesOfTitle(title, measured(rasterizer));

it.each([
  ['short', 'Ici'],
  [
    'long',
    'Comment retrouver, télécharger puis faire vérifier par un tiers le certificat d’une photographie',
  ],
  ['endless', 'Un titre qui ne veut pas finir '.repeat(15)],
  ['one long word', 'anticonstitutionnellement'.repeat(5)],
])('a title (%s) stays in its frame, in three lines at most, and is not cut', (_, title) => {
  const lines = linesOf(title);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.map(({ text }) => text).join(' ')).toBe(title.trim());
  for (const line of lines) expect(drawnWidth(line)).toBeLessThanOrEqual(TEXT_WIDTH);
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

it('a long name or audience is set smaller, and stays in its frame', () => {
  const name = fitted(
    { text: 'Un nom bien plus long '.repeat(5), size: 58, weight: 600, y: 385 },
    rasterizer,
  );
  expect(name.size).toBeLessThan(58);
  for (const line of [name, lineOfAudience('Pour tous ceux qui passent '.repeat(8), rasterizer)])
    expect(drawnWidth(line)).toBeLessThanOrEqual(TEXT_WIDTH);
});

it('the card of the site has its name and tagline, in French typography and safe in XML', () => {
  const svg = siteCard('A & B <C>', "L'aide ?", rasterizer);
  expect(svg).toContain('>A &#38; B &#60;C&#62;</text>');
  expect(svg).toContain('>L’aide\u202F?</text>');
});

describe('the card of a page', () => {
  const texts = { title: 'Ici', audience: 'Pour tous' };

  it('is the same each time, and another for another title, audience or site', () => {
    const cards = [
      draw(texts),
      draw({ ...texts, title: 'Là' }),
      draw({ ...texts, audience: 'Pour vous' }),
      cardDrawer('Un autre', rasterizer)(texts),
    ];
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length);
    expect(cardDrawer('Un nom', rasterizer)(texts).equals(draw(texts))).toBe(true);
  });

  it.each(['日本語 🌍', '\u0000\u0007\uFFFF', '\uD800', ''])(
    'is drawn whatever its title holds: %j',
    (title) => {
      expect(() => draw({ title, audience: title })).not.toThrow();
    },
  );
});
