// WCAG 2.2: 7:1 for body text, 4.5:1 for what else is read or operated, 3:1 for lines of controls.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colour, colourNames, type Mode } from '../../plugins/drawings/colours';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** `--code-keyword: var(--seal)` */
const aliases = new Map(
  [...css.matchAll(/--([\w-]+): var\(--([\w-]+)\)/g)].map(([, name = '', other = '']) => [name, other]),
);
const colourOf = (name: string, mode: Mode): string => colour(aliases.get(name) ?? name, mode);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(name: string, ground: string, mode: Mode): number {
  const [low = 0, high = 0] = [colourOf(name, mode), colourOf(ground, mode)]
    .map(luminance)
    .sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['ground', 'sheet', 'hollow'];
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];
const CODE_GROUNDS = ['code-ground', 'code-mark'];
const ALL_GROUNDS = [...GROUNDS, 'seal-wash', ...KINDS.map((kind) => `${kind}-wash`)];

const PAIRS: readonly (readonly [text: string, grounds: readonly string[], least: number])[] = [
  ['ink', ALL_GROUNDS, 7],
  ['ink-soft', GROUNDS, 4.5],
  ['seal', ALL_GROUNDS, 4.5],
  ['seal-strong', GROUNDS, 4.5],
  ['on-seal', ['seal', 'seal-strong'], 4.5],
  ['code-ink', CODE_GROUNDS, 7],
  ...['keyword', 'string', 'key', 'comment'].map((kind) => [`code-${kind}`, CODE_GROUNDS, 4.5] as const),
  ...KINDS.map((kind) => [kind, [`${kind}-wash`, 'ground', 'sheet'], 4.5] as const),
  ['rule-strong', GROUNDS, 3],
];
const CASES = PAIRS.flatMap(([text, grounds, least]) =>
  grounds.flatMap((ground) => [
    { text, ground, least, mode: 'light' as const, where: 'sur fond clair' },
    { text, ground, least, mode: 'dark' as const, where: 'sur fond sombre (@media screen)' },
  ]),
);

it('every colour of the tokens has one for the dark mode, and is read by this test', () => {
  expect(colourNames('dark')).toEqual(colourNames('light'));
  expect(css.match(/: #/g)?.length).toBe(2 * colourNames('light').length);
  expect(luminance(colour('ground', 'dark'))).toBeLessThan(luminance(colour('ink', 'dark')));
});

it.each(CASES)(
  '$mode: $text on $ground has a contrast of $least:1',
  ({ mode, where, text, ground, least }) => {
    const found = contrast(text, ground, mode);
    expect(
      found,
      `src/css/tokens.css : --${text} ne ressort pas assez de --${ground} ${where}, ${found.toFixed(1)} pour ${least} au moins. Éloignez l'une de l'autre.`,
    ).toBeGreaterThanOrEqual(least);
  },
);
