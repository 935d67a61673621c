// WCAG 2.2: body text stands out at 7:1, everything else that is read or operated at 4.5:1, lines of controls at 3:1.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Mode = 'light' | 'dark';

const css = readFileSync('src/css/tokens.css', 'utf8');
const tokens = new Map<string, Record<Mode, string>>(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(name: string, ground: string, mode: Mode): number {
  const [a, b] = [tokens.get(name)?.[mode], tokens.get(ground)?.[mode]];
  if (!a || !b) throw new Error(`No colour token --${a ? ground : name} in src/css/tokens.css`);
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['ground', 'sheet', 'hollow'];
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];
const CODE = ['keyword', 'string', 'constant', 'function', 'parameter', 'comment', 'punctuation'];

const PAIRS: readonly { text: string; grounds: readonly string[]; least: number }[] = [
  { text: 'ink', grounds: [...GROUNDS, 'seal-wash', ...KINDS.map((kind) => `${kind}-wash`)], least: 7 },
  { text: 'ink-soft', grounds: GROUNDS, least: 4.5 },
  { text: 'seal', grounds: [...GROUNDS, 'seal-wash', ...KINDS.map((kind) => `${kind}-wash`)], least: 4.5 },
  { text: 'seal-strong', grounds: GROUNDS, least: 4.5 },
  { text: 'on-seal', grounds: ['seal', 'seal-strong'], least: 4.5 },
  { text: 'code-ink', grounds: ['code-ground', 'code-mark'], least: 7 },
  ...CODE.map((kind) => ({ text: `code-${kind}`, grounds: ['code-ground', 'code-mark'], least: 4.5 })),
  ...KINDS.map((kind) => ({ text: kind, grounds: [`${kind}-wash`, 'ground', 'sheet'], least: 4.5 })),
  { text: 'rule-strong', grounds: GROUNDS, least: 3 },
];

describe('the colours of the tokens', () => {
  it('are all read by this test', () => {
    expect(tokens.size).toBe(css.match(/: light-dark\(#/g)?.length);
    expect(tokens.size).toBeGreaterThan(25);
  });

  for (const mode of ['light', 'dark'] as const) {
    it.each(PAIRS.flatMap(({ text, grounds, least }) => grounds.map((ground) => ({ text, ground, least }))))(
      `${mode}: $text on $ground stands out at $least:1`,
      ({ text, ground, least }) => {
        expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(least);
      },
    );
  }
});
