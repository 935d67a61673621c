import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { articleIn, firstScreenEnd, kindOf, withNeeds, withOneInlineScript } from './pages';
import { firstRules, layersIn, possible, withoutOverridden, withoutUnread } from './styleSheet';
import { stylesOf } from './styles';
import { elementsIn, neededBy } from './tokens';

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
    [':root', []],
    ['*', []],
  ])('%s', (selector, tokens) => {
    expect(neededBy(selector)).toEqual(tokens);
  });
});

it('a page has elements with names, classes and ids, with and without quotes', () => {
  const elements = elementsIn(
    '<div class="a b" id=c><p class=d data-x="<i class=no>">x</p><p class=d>y</p><br/>',
  );
  expect([...elements]).toEqual(['div .a .b #c', 'p .d', 'br']);
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
  const css = withoutUnread(possible(CSS, has('.a', '.b')), has('--script')).toString();
  expect(css).not.toMatch(/never|--unread|width > 1px/);
  expect(css).toMatch(/--used.*--deep.*--script/s);
  expect(css).toMatch(/@media print.*@keyframes/s);
});

it('a value of the theme leaves where ours wins for all elements and at all times', () => {
  const css =
    '@layer theme{:root,html[data-theme=dark]{--a:1;--b:1}.x{--a:2}}:root{--a:3}@media print{:root{--b:3}}';
  expect(withoutOverridden(postcss.parse(css)).toString()).toBe(
    '@layer theme{:root,html[data-theme=dark]{--b:1}.x{--a:2}}:root{--a:3}@media print{:root{--b:3}}',
  );
});

it('a class that scripts name and never add keeps its rules where a page has it', () => {
  const rules = (html: string): string =>
    stylesOf({
      pages: [{ file: 'index.html', html, kind: 'article', end: 0, elements: elementsIn(html) }],
      css: postcss.parse('.tabs{top:0}.menu{top:1px}.other{top:2px}'),
      scripts: ['add("tabs"),add("menu")'],
      inPagesOnly: /^tabs$/,
    }).sheet.toString();
  expect(rules('<p>')).toBe('.menu{top:1px}');
  expect(rules('<p class=tabs>')).toBe('.tabs{top:0}.menu{top:1px}');
});

it('the first screen has the rules of what it shows, and the layers in their order', () => {
  expect(layersIn(CSS)).toEqual(['one', 'two']);
  const css = firstRules(CSS, has('.a')).toString();
  expect(css).toContain('--deep');
  expect(css).not.toMatch(/\.b|:hover|print|keyframes|--script/);
});

it('what holds until the reader does something belongs to the first screen', () => {
  const css = postcss.parse('.a:not(:has(:target)) p { top: 0 } .a:has(:target) p { top: 1px }');
  expect(firstRules(css, has('.a', 'p')).toString()).toBe('.a:not(:has(:target)) p { top: 0 }');
});

describe('where the style sheet is asked for', () => {
  const page = (article: string): string =>
    `<head><link rel=stylesheet href=/old.css /><script src=/main.js defer></script></head><body><div class=x><div class="article" data-article=/a>${article}</div><span hidden data-article-end=""></span></div></body>`;
  const needs = { rules: '.a{}', sheet: '/new.css', scripts: ['/one.js'] };
  const rewritten = (html: string): string => withNeeds(html, firstScreenEnd(html), needs);

  it('in an article, at the first element that has many rules, with a script that waits for it', () => {
    const html = rewritten(page('<p>Un<ul><li>b</ul><figure>c</figure>'));
    expect(html).toContain(
      '<head><script src=/main.js defer></script><style>.a{}</style><link rel="preload" as="script" fetchpriority="low" href="/one.js"></head>',
    );
    expect(html).toContain('<li>b</ul><link rel="stylesheet" href="/new.css"><script>0</script><figure>');
    // Where scripts load the article, its sheet is there.
    expect(articleIn(html)).toContain('<li>b</ul><figure>');
  });

  it('in a long article, at a title', () => {
    const html = page(`<p>${'x'.repeat(7000)}<h2>Titre</h2>`);
    expect(html.slice(firstScreenEnd(html))).toMatch(/^<h2>Titre/);
  });

  it.each([
    ['without an article', '<head><link rel="stylesheet" href="/old.css"></head><body><div>b</div></body>'],
    ['in an article of text alone', page('<p>Un')],
  ])('%s, at the end of the body', (_, before) => {
    expect(rewritten(before)).toMatch(/<link rel="stylesheet" href="\/new\.css"><\/body>$/);
  });

  it('pages of a kind share their rules', () => {
    expect(kindOf('docs/a/index.html', page(''))).toBe('article');
    expect(kindOf('index.html', '<p>')).toBe('home');
    expect(kindOf('404.html', '<p>')).toBe('other');
  });

  it('an article is cut out with its element and the mark of its end', () => {
    expect(articleIn(page('<p>Un'))).toBe(
      '<div class="article" data-article=/a><p>Un</div><span hidden data-article-end="">',
    );
    expect(articleIn('<p>Un')).toBeUndefined();
  });
});

describe('the inline scripts of a page are one', () => {
  it('in front of the rules, in their order', () => {
    expect(
      withOneInlineScript(
        '<head><title>T</title><script>a()</script><script src=x></script></head><body><script>b()</script><div id=__docusaurus><script>no()</script>',
      ),
    ).toBe(
      '<head><title>T</title><script>a();b()</script><script src=x></script></head><body><div id=__docusaurus><script>no()</script>',
    );
  });

  it('but for one that asks for the body', () => {
    expect(
      withOneInlineScript(
        '<title>T</title><script>a()</script><body class=c><script>document.body.b()</script><div id="__docusaurus">',
      ),
    ).toBe(
      '<title>T</title><script>a()</script><body class=c><script>document.body.b()</script><div id="__docusaurus">',
    );
  });
});
