import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { firstScreenEnd, kindOf, withStyles } from './pages';
import { firstRules, possible } from './styleSheet';
import { neededBy, tokensIn } from './tokens';

describe('what a selector needs', () => {
  it.each([
    ['.a > p.b', ['.a', 'p', '.b']],
    ['#id .a:hover::before', ['#id', '.a']],
    ['.a:not(.b):is(.c, .d:has(> .e)) li', ['.a', 'li']],
    ['html[data-theme="dark"] .a[href^=".x"]', ['html', '.a']],
    ['.a:nth-child(2n + 1)', ['.a']],
    ['.w\\:2', ['.w:2']],
    [':root', []],
    ['*', []],
  ])('%s', (selector, tokens) => {
    expect(neededBy(selector)).toEqual(tokens);
  });
});

it('a page has the names of its elements, classes and ids, with and without quotes', () => {
  const tokens = tokensIn('<div class="a b" id=c><p class=d data-x="<i class=no>">x</p><br/>');
  expect([...tokens]).toEqual(expect.arrayContaining(['div', '.a', '.b', '#c', 'p', '.d', 'br']));
  expect(tokens).not.toContain('.no');
});

const CSS = postcss.parse(`
@layer one { .never { color: red } .a { color: var(--used) } }
@layer two { .b { color: blue } }
:root { --used: var(--deep); --deep: red; --unread: green; --script: 1 }
.a, .never { margin: 0 }
.a:hover { color: green }
@media print { .a { display: none } }
@media (width > 1px) { .never { top: 0 } }
@keyframes turn { to { rotate: 1turn } }
`);
const has = (...tokens: string[]) => {
  const set = new Set(tokens);
  return (token: string) => set.has(token);
};

it('what no page can match leaves, and the properties that nothing reads', () => {
  const css = possible(CSS, has('.a', '.b'), has('--script')).toString();
  expect(css).not.toMatch(/never|--unread|width > 1px/);
  expect(css).toMatch(/--used.*--deep.*--script/s);
  expect(css).toMatch(/@media print.*@keyframes/s);
});

it('the first screen has the rules of what it shows, and the layers in their order', () => {
  const css = firstRules(CSS, has('.a'));
  expect(css).toMatch(/^@layer one,two;/);
  expect(css).toContain('--deep');
  expect(css).not.toMatch(/\.b|:hover|print|keyframes|--script/);
});

describe('where the style sheet is asked for', () => {
  const page = (article: string): string =>
    `<head><link rel=stylesheet href=/old.css /></head><body><div class=x><div class="article" data-article=/a>${article}</div><span hidden data-article-end=""></span></div></body>`;

  it('in an article, at the first element that has many rules', () => {
    const html = withStyles(page('<p>Un<ul><li>b</ul><figure>c</figure>'), '.a{}', '/new.css');
    expect(html).toContain('<head><style>.a{}</style></head>');
    expect(html).toContain('<li>b</ul><link rel="stylesheet" href="/new.css"><figure>');
    expect(html.match(/stylesheet/g)).toHaveLength(1);
  });

  it('in a long article, at a title', () => {
    const html = page(`<p>${'x'.repeat(7000)}<h2>Titre</h2>`);
    expect(html.slice(firstScreenEnd(html))).toMatch(/^<h2>Titre/);
  });

  it.each([
    ['without an article', '<head><link rel="stylesheet" href="/old.css"></head><body><div>b</div></body>'],
    ['in an article of text alone', page('<p>Un')],
  ])('%s, at the end of the body', (_, before) => {
    expect(withStyles(before, '', '/new.css')).toMatch(/<link rel="stylesheet" href="\/new\.css"><\/body>$/);
  });

  it('pages of a kind share their rules', () => {
    expect(kindOf('docs/a/index.html', page(''))).toBe('article');
    expect(kindOf('index.html', '<p>')).not.toBe(kindOf('404.html', '<p>'));
  });
});
