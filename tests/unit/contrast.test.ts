// WCAG 2.2: body text stands out at 7:1, everything else that is read or operated at 4.5:1, lines of controls at 3:1.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colour, colourNames, type Mode } from '../../plugins/drawings/colours';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** `--code-keyword: var(--seal)` has the colour of another. */
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
const CODE = ['keyword', 'string', 'key', 'comment'];

const WASHES = KINDS.map((kind) => `${kind}-wash`);

const PAIRS: readonly { text: string; grounds: readonly string[]; least: number }[] = [
  { text: 'ink', grounds: [...GROUNDS, 'seal-wash', ...WASHES], least: 7 },
  { text: 'ink-soft', grounds: GROUNDS, least: 4.5 },
  { text: 'seal', grounds: [...GROUNDS, 'seal-wash', ...WASHES], least: 4.5 },
  { text: 'seal-strong', grounds: GROUNDS, least: 4.5 },
  { text: 'on-seal', grounds: ['seal', 'seal-strong'], least: 4.5 },
  { text: 'code-ink', grounds: ['code-ground', 'code-mark'], least: 7 },
  ...CODE.map((kind) => ({ text: `code-${kind}`, grounds: ['code-ground', 'code-mark'], least: 4.5 })),
  ...KINDS.map((kind) => ({ text: kind, grounds: [`${kind}-wash`, 'ground', 'sheet'], least: 4.5 })),
  { text: 'rule-strong', grounds: GROUNDS, least: 3 },
];
const MODES = [
  { mode: 'light', where: 'sur fond clair' },
  { mode: 'dark', where: 'sur fond sombre (@media screen)' },
] as const;
const CASES = MODES.flatMap((mode) =>
  PAIRS.flatMap(({ text, grounds, least }) => grounds.map((ground) => ({ ...mode, text, ground, least }))),
);

it('every colour of the tokens has one for the dark mode, and is read by this test', () => {
  expect(colourNames('dark')).toEqual(colourNames('light'));
  expect(css.match(/: #/g)?.length).toBe(2 * colourNames('light').length);
  expect(luminance(colour('ground', 'dark'))).toBeLessThan(luminance(colour('ink', 'dark')));
});

it.each(CASES)('$mode: $text on $ground stands out at $least:1', ({ mode, where, text, ground, least }) => {
  const found = contrast(text, ground, mode);
  expect(
    found,
    `src/css/tokens.css : --${text} ne ressort pas assez de --${ground} ${where}, ${found.toFixed(1)} pour ${least} au moins. Éloignez l'une de l'autre.`,
  ).toBeGreaterThanOrEqual(least);
});
