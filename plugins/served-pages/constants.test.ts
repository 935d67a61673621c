import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { placeConstants } from './constants';
import { layersIn, withoutUnread } from './styleSheet';

const placedIn = (css: string, named: readonly string[] = []): string => {
  const sheet = postcss.parse(css);
  placeConstants(sheet, layersIn(sheet), (name) => named.includes(name));
  return withoutUnread(sheet, (name) => named.includes(name))
    .toString()
    .replaceAll(/ +/g, ' ');
};

describe('a property that is always the same gives its value to those who read it', () => {
  it.each([
    ['as it is', ':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
    ['by other properties', ':root{--a:var(--b);--b:1px}p{top:var(--a)}', 'p{top:1px}'],
    [
      'without touching its neighbours',
      ':root{--a:1px}p{margin:var(--a)var(--a)2px}',
      'p{margin:1px 1px 2px}',
    ],
    [
      'of the layer that wins',
      '@layer x,y;@layer y{:root{--a:2px}}@layer x{:root{--a:1px}}p{top:var(--a)}',
      '@layer x,y;p{top:2px}',
    ],
    [
      'over a theme of a lower layer',
      '@layer x{html[data-theme=dark]{--a:1px}}:root{--a:2px}p{top:var(--a)}',
      'p{top:2px}',
    ],
    [
      'as another property, which the theme changes',
      ':root{--a:var(--b);--b:1px}[data-theme=dark]{--b:2px}p{top:var(--a)}',
      ':root{--b:1px}[data-theme=dark]{--b:2px}p{top:var(--b)}',
    ],
  ])('%s', (_, css, placed) => {
    expect(placedIn(css)).toBe(placed);
  });
});

describe('it stays', () => {
  it.each([
    ['where an element may have another value', ':root{--a:1px}p{--a:2px}b{top:var(--a)}'],
    ['where it reads what an element may change', ':root{--a:var(--b);--b:1px}p{--b:2px}b{top:var(--a)}'],
    ['where the theme changes it', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}'],
    ['where the screen changes it', ':root{--a:1px}@media (width<9px){:root{--a:2px}}p{top:var(--a)}'],
    ['where it is the word that means nothing', ':root{--a:initial}p{top:var(--a)}'],
    ['where it is read with a value for want of it', ':root{--a:1px}p{top:var(--a,2px)}'],
    [
      'where it is long and read twice',
      `:root{--a:${'1px '.repeat(9)}1px}p{margin:var(--a)}b{margin:var(--a)}`,
    ],
  ])('%s', (_, css) => {
    expect(placedIn(css)).toBe(css);
  });

  it('where a script or a page names it', () => {
    const css = ':root{--a:1px}p{top:var(--a)}';
    expect(placedIn(css, ['--a'])).toBe(css);
  });
});
