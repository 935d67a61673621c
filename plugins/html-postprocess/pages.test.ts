import { expect, it } from 'vitest';
import { parsePage, printFragment } from '../../lib/hast';
import { prepareForFirstScreen } from './pages';

const ASKED = '<link rel="stylesheet" href="/all.css">';

function ready(head: string, body: string, scripts: readonly string[] = []): string {
  const tree = parsePage(
    `<head><title>T</title><link rel=stylesheet href=/all.css>${head}</head><body>${body}</body>`,
  );
  prepareForFirstScreen({ file: 'index.html', tree }, scripts);
  return printFragment(tree);
}

const withArticle = (article: string): string =>
  ready('', `<div data-article="/a">${article}</div><span data-article-end></span>`);

it('a page has one inline script, in front of its rules; one that asks for the body stays in it', () => {
  const page = ready(
    '<script>a()</script><script src=x></script>',
    '<script>document.body.b()</script><script>c()</script><div id=__docusaurus><script>no()</script></div>',
    ['/one.js'],
  );
  expect(page).toContain(
    '<title>T</title><script>a();c()</script><script src="x"></script><style>{rules of the first screen}</style><link rel="preload" as="script" fetchpriority="low" href="/one.js"></head>',
  );
  expect(page).toContain(
    '<body><script>document.body.b()</script><div id="__docusaurus"><script>no()</script></div>',
  );
});

it('a page leaves out the inline style of the icons, the sheet in its head, and tags for another crawler', () => {
  const page = ready(
    '<meta name=docsearch:version content=a><meta name=description content=docsearch>',
    '<svg style="display: none;"></svg><p>style="display: none;"</p>',
  );
  expect(page).not.toMatch(/all\.css.*<\/head>|docsearch:/);
  expect(page).toContain('<meta name="description" content="docsearch">');
  expect(page).toContain('<svg display="none"></svg><p>style="display: none;"</p>');
});

it('browsers wait for the whole navbar, where there is one', () => {
  const page = ready('', '<nav><div role=presentation class="navbar-sidebar__backdrop"></div></nav>');
  expect(page).toContain('<link rel="expect" href="#navbar-end" blocking="render">');
  expect(page).toMatch(/<div [^>]*id="navbar-end"/);
  expect(ready('', '<p>a</p>')).not.toContain('expect');
});

it('an article asks for the style sheet at its first element that has many rules, with a script that waits for it', () => {
  expect(
    withArticle('<p>Un</p><details class="page-menu"></details><ul><li><pre>b</pre></li></ul>'),
  ).toContain(`<ul><li>${ASKED}<script>0</script><pre>`);
});

it('a long article asks for it at a title, and one of text alone at the end of the page, as a page without an article', () => {
  expect(withArticle(`<h2>A</h2><p>${'x'.repeat(7000)}</p><h2>B</h2>`)).toContain(
    `${ASKED}<script>0</script><h2>B</h2>`,
  );
  for (const page of [withArticle('<p>Un</p>'), ready('', '<div>b</div>')])
    expect(page).toContain(`${ASKED}</body>`);
});
