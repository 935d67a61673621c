import { describe, expect, it } from 'vitest';
import { parseFragment } from '../../lib/hast';
import { collectTokens, firstRules, neededBy } from './styles';

describe('what a selector needs', () => {
  it.each([
    ['.a > p.b', ['.a', 'p', '.b']],
    ['#id .a:hover::before', ['#id', '.a']],
    ['.a:not(.b):is(.c, .d:has(> .e)) li', ['.a', 'li']],
    ['html[data-theme="dark"] .a[href^=".x"]', ['html', '.a']],
    ['.a:nth-child(2n + 1)', ['.a']],
    ['.w\\:2', ['.w:2']],
    ['.a:has(> .b) .c', ['.a', '.b', '.c']],
    ['.a:has(.b, .c)', ['.a']],
    ['.a:where(.b:is(.c))', ['.a', '.b', '.c']],
    [':root', []],
    ['*', []],
  ])('%s', (selector, tokens) => {
    expect(neededBy(selector)).toEqual(tokens);
  });
});

const tokensOf = (html: string): Set<string> => {
  const seen = new Set<string>();
  collectTokens(parseFragment(html), seen);
  return seen;
};

it('the first screen has the elements, classes and ids in front of the style sheet', () => {
  const sheet = '<link rel="stylesheet" href="/a.css">';
  const html = `<div class="a b" id=c><p data-x="<i class=no>">x${sheet}</p><b class=d>y</b></div>`;
  expect([...tokensOf(html)]).toEqual(['div', '.a', '.b', '#c', 'p']);
});

const rulesFor = (css: string, html: string): string =>
  firstRules(css, tokensOf(html)).replaceAll(/\s+/g, '');

it('its rules are those of what it shows, with the layers in their order', () => {
  const css = `
    @layer one, empty, two;
    @layer two { .a { color: var(--used) } }
    @layer one { .never { color: red } p { margin: 0 } }
    :root { --used: var(--deep); --deep: red; --unread: green }
    .a, .never { margin: 0 }
    @media (width > 1px) { .never { top: 0 } }`;
  expect(rulesFor(css, '<p class=a>')).toBe(
    '@layerone,two;@layertwo{.a{color:var(--used)}}@layerone{p{margin:0}}:root{--used:var(--deep);--deep:red}.a{margin:0}',
  );
});

it('what a reader has to do first is for later: point, print, turn; what holds until then is not', () => {
  const css = `
    .a:hover { top: 0 } .a:has(:target) p { top: 1px } @media print { .a { top: 2px } }
    @keyframes turn { to { rotate: 1turn } } .a { transition: 1s; cursor: help }
    .a:not(:has(:target)) p { top: 3px }`;
  expect(rulesFor(css, '<p class=a>')).toBe('.a:not(:has(:target))p{top:3px}');
});

it('a value of the theme leaves where ours wins for all elements and at all times', () => {
  const css =
    '@layer theme{:root,html[data-theme=dark]{--a:1;--b:1}.x{--a:2}}:root{--a:3}@media (width>1px){:root{--b:3}}p{top:var(--a);left:var(--b)}';
  expect(rulesFor(css, '<p class=x>')).toBe(
    '@layertheme;@layertheme{:root{--b:1}.x{--a:2}}:root{--a:3}@media(width>1px){:root{--b:3}}p{top:var(--a);left:var(--b)}',
  );
});
