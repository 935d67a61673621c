import { beforeAll, describe, expect, it } from 'vitest';
import { cardDrawer, linesOfAudience, linesOfTitle } from './pageCard';
import { loadRasterizer, type Rasterizer } from './raster';
import { drawing, type Line, TEXT_WIDTH, textElement } from './shareCard';

let rasterizer: Rasterizer;
beforeAll(async () => {
  rasterizer = await loadRasterizer();
});

const drawnWidth = (line: Line): number => rasterizer.widthOf(drawing(4000, 630, textElement(line, '#000')));

const TITLES = [
  ['short', 'Ici'],
  [
    'long',
    'Comment retrouver, télécharger puis faire vérifier par un tiers le certificat d’une photographie',
  ],
  ['endless', 'Un titre qui ne veut pas finir '.repeat(15)],
  ['one long word', 'anticonstitutionnellement'.repeat(5)],
  ['capitals', 'API_DOCUMENTATION '.repeat(4)],
] as const;

describe.each(TITLES)('a title (%s)', (_, title) => {
  it('stays in its frame, in three lines at most, and is not cut', () => {
    const { lines, width } = linesOfTitle(title, rasterizer);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.map(({ text }) => text).join(' ')).toBe(title.trim());
    expect(width).toBeLessThanOrEqual(TEXT_WIDTH);
    for (const line of lines) expect(drawnWidth(line)).toBeLessThanOrEqual(width);
  });
});

it('an audience whose name is long stays in its frame', () => {
  const { lines } = linesOfAudience('Pour tous ceux qui passent '.repeat(8), rasterizer);
  expect(lines).toHaveLength(1);
  for (const line of lines) expect(drawnWidth(line)).toBeLessThanOrEqual(TEXT_WIDTH);
});

describe('a card', () => {
  let draw: ReturnType<typeof cardDrawer>;
  beforeAll(() => {
    draw = cardDrawer('Un nom', rasterizer);
  });

  it('is the same each time, and another for another title, audience or site', () => {
    const card = draw({ title: 'Ici', audience: 'Pour tous' });
    const others = [
      draw({ title: 'Là', audience: 'Pour tous' }),
      draw({ title: 'Ici', audience: 'Pour vous' }),
      cardDrawer('Un autre', rasterizer)({ title: 'Ici', audience: 'Pour tous' }),
    ];
    expect(others.filter((other) => other.equals(card))).toEqual([]);
    expect(cardDrawer('Un nom', rasterizer)({ title: 'Ici', audience: 'Pour tous' }).equals(card)).toBe(true);
  });

  it.each(TITLES)('weighs 25 KB at most, its title being %s', (_, title) => {
    expect(draw({ title, audience: 'Pour tous' }).length).toBeLessThan(25 * 1024);
  });

  it.each(['日本語 🌍', 'A & B <C> "D"', '\u0000\u0007\uFFFF', '\uD800', ''])(
    'is drawn whatever its title holds: %j',
    (title) => {
      expect(() => draw({ title, audience: title })).not.toThrow();
    },
  );
});
