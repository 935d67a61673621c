import { expect, it } from 'vitest';
import { bannedWordings, legalNote, wholeWords } from './legal';

const faultsIn = (text: string): string[] =>
  bannedWordings.filter(({ pattern }) => pattern.test(text)).map(({ phrase }) => phrase);

it.each(bannedWordings)(
  'finds « $phrase », and proposes words that are allowed',
  ({ phrase, pattern, instead, reason }) => {
    expect(pattern.test(`Un certificat, ${phrase}, selon vous.`)).toBe(true);
    expect(faultsIn(instead)).toEqual([]);
    expect(reason).toMatch(/\.$/);
  },
);

it('finds the inflected forms of a word, capital or not, and never a part of a word', () => {
  const pattern = wholeWords('éternels?|fais(?:ant|ait) loi');
  for (const text of ['Éternel', 'des liens éternels.', '« faisant loi »'])
    expect(pattern.test(text)).toBe(true);
  for (const text of ['éternellement', 'coéternel', 'fait loi']) expect(pattern.test(text)).toBe(false);
});

it('has a note that promises nothing itself', () => {
  expect(legalNote).not.toBe('');
  expect(faultsIn(legalNote)).toEqual([]);
});
