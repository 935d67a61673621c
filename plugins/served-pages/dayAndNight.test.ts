import postcss from 'postcss';
import { expect, it } from 'vitest';
import { dayAndNight } from './dayAndNight';

const written = (css: string): string =>
  postcss([dayAndNight]).process(css, { from: 'tokens.css' }).css.replaceAll(/\s+/g, '');

it('a colour of the day and of the night becomes two properties, the second on screens only', () => {
  expect(written(':root { --a: light-dark(#000, rgb(1 2 3 / 4%)); --b: 1px }')).toBe(
    ':root{--a:#000;--b:1px}@mediascreen{html[data-theme="dark"]{--a:rgb(123/4%)}}',
  );
});

it.each([
  'p { color: light-dark(#000, #fff) }',
  'p { --a: light-dark(#000, #fff) }',
  ':root { --a: 1px solid light-dark(#000, #fff) }',
  ':root { --a: light-dark(#000) }',
])('elsewhere, the file and the line are named: %s', (css) => {
  expect(() => written(`\n${css}`)).toThrow(
    /tokens\.css:2:\d+: « light-dark\(jour, nuit\) » prend deux couleurs/,
  );
});
