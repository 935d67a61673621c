import { expect, it } from 'vitest';
import { readOffline } from './offline';

it.each([
  ['oui', true],
  [' non ', false],
])('« %s » is understood', (value, isRead) => {
  expect(readOffline(value)).toBe(isRead);
});

it('a variable that is empty is one that is not set', () => {
  expect(readOffline(' ')).toBe(readOffline(undefined));
});

it('another word is refused, with those that are known', () => {
  expect(() => readOffline('off')).toThrow(/DOCS_OFFLINE.*« off ».*« oui ».*« non »/);
});
