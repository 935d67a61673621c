import { expect, it } from 'vitest';
import type { BuiltPage } from '../../lib/builtPages';
import { compare } from './compare';
import { withOldNames } from './oldNames';
import { addressesOf, publishedPages } from './published';

const page = (name: string, article: string): BuiltPage => ({
  file: `docs/${name}/index.html`,
  text: `<header><h1>Page <em>${name}</em></h1></header><div data-article=/docs/${name}>${article}</div><span hidden data-article-end=""></span><h2 id=footer>`,
});

const HEADING = '<h2 id=terre>La terre &amp; l’eau<a href=#terre class=hash-link>​</a></h2>';
const FILES = [
  page('a', `<p>Un mot.<section>${HEADING}<ul><li id=champ><p>Champ</ul></section>`),
  page('b', '<table><tr><td>1</table>'),
];

/** The articles, once the old names are in. */
function articlesWith(redirects: readonly { from: string; to: string }[], baseUrl = '/'): string[] {
  const pages = publishedPages(FILES);
  const { oldNames } = compare({ pages, ledger: undefined, redirects, file: '', source: '' });
  return withOldNames(FILES, oldNames, pages, baseUrl).map(
    ({ text }) => /data-article=[^>]*>(.*)<\/div>/.exec(text)?.[1] ?? '',
  );
}

it('sections are what a reader can link to: not drawings, not definitions, not what is around the article', () => {
  const [found] = publishedPages([
    page(
      'c',
      '<h2 id=un>1</h2><span popover id=terme>T</span><figure><ol id=dessin></ol></figure><ul><li id=champ>C</ul>',
    ),
  ]).values();
  expect(found && addressesOf(found)).toEqual(['/docs/c', '/docs/c#un', '/docs/c#champ']);
});

it('on the same page, the old name stands in front of the title, or in what is no title', () => {
  const [a] = articlesWith([
    { from: '/docs/a#sol', to: '/docs/a#terre' },
    { from: '/docs/a#case', to: '/docs/a#champ' },
  ]);
  expect(a).toContain(`<section><span id="sol" data-now="#terre"></span>${HEADING}`);
  expect(a).toContain('<li id=champ><span id="case" data-now="#champ"></span><p>Champ');
});

it('a section that is no more leads to the top of its page', () => {
  const redirects = ['a', 'b'].map((name) => ({ from: `/docs/${name}#x`, to: `/docs/${name}` }));
  const [a, b] = articlesWith(redirects);
  expect(a).toMatch(/^<p><span id="x" data-now="#"><\/span>Un mot\./);
  expect(b).toMatch(/^<span id="x" data-now="#"><\/span><table>/);
});

it('on another page, a line at the end names both titles, under the path of the site', () => {
  const [, b] = articlesWith([{ from: '/docs/b#sol', to: '/docs/a#terre' }], '/aide/');
  expect(b).toBe(
    '<table><tr><td>1</table><p id="sol" hidden class="moved-section" data-now="/aide/docs/a#terre">Cette section est maintenant dans «\u00a0<a href="/aide/docs/a#terre">Page a › La terre &amp; l’eau</a>\u00a0».</p>',
  );
});

it('pages without old names stay as they are', () => {
  const pages = publishedPages(FILES);
  expect(withOldNames(FILES, [], pages, '/')).toEqual(FILES);
});
