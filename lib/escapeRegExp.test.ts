import { expect, it } from 'vitest';
import { escapeRegExp } from './escapeRegExp';

it.each([
  ['a.b|c^d$[e]*+\\(f)?{g}', '« a.b|c^d$[e]*+\\(f)?{g} »', true],
  ['2.3.0', '2x3y0', false],
  ['oublié ?', 'oublié', false],
])('« %s » in « %s » is found to the letter: %s', (text, page, isFound) => {
  expect(new RegExp(escapeRegExp(text), 'u').test(page)).toBe(isFound);
});
