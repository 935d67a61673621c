// French typography on the built pages: what a reader sees or hears, code apart.
import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../checks/page';
import interfaceTexts from '../../i18n/fr/interface.json';
import { parseFragment } from '../../lib/hast';
import { namesOf } from '../../lib/pageNames';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { elementsIn, pageAt, pagesIn, readBuilt } from '../builtSite';
import { fixtureOutDir } from '../fixtures/build';

const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'del', 'dfn', 'em', 'i', 'ins', 'mark', 'q', 's', 'small', 'span'],
  ...['strong', 'sub', 'sup', 'time', 'u'],
]);
const CODE = new Set(['code', 'kbd', 'samp', 'var']);
const NOT_SHOWN = new Set(['script', 'style', 'pre']);
const HEARD = ['alt', 'title', 'ariaLabel', 'placeholder'];

/** The sentences of a page, one a line; a piece of code is the letter x. */
function shownText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(shownText).join('');
  if (node.type !== 'element') return text;
  if (NOT_SHOWN.has(node.tagName)) return '\n';
  if (CODE.has(node.tagName) || node.properties.translate === 'no') return 'x';
  return INLINE.has(node.tagName) ? text : `\n${text}\n`;
}

/** The texts of attributes, and the descriptions that other sites show. */
const heardTexts = (elements: readonly Element[]): string[] =>
  elements
    .flatMap(({ tagName, properties }) => {
      const describes = /description|title$/.test(String(properties.name ?? properties.property));
      const heard = HEARD.map((name) => properties[name]);
      return tagName === 'meta' && describes ? [...heard, properties.content] : heard;
    })
    .filter((text) => typeof text === 'string');

const pages = pagesIn().map((page) => ({
  file: page.file,
  texts: [shownText(page.find('html')), ...heardTexts(page.elements)],
}));

it.each([
  ['an ordinary space before ; : ! ? or »', /\S* [;:!?»](?=[\s».,)]|$)/gmu, '<p>Oui <b>non</b> ?</p>'],
  ['an ordinary space before : after code', /\S* [;:!?»](?=[\s».,)]|$)/gmu, '<p><code>a</code> : « b »</p>'],
  ['an ordinary space after «', /« \S*/gu, '<p>Est-ce « b » ?</p>'],
  ['no space inside guillemets', /«[^\s]\S*|\S*[^\s]»/gu, '<p>Est-ce «b» ?</p>'],
  ['a straight apostrophe', /\p{L}+'[\p{L}«]*/gu, "<p>l'<a href=/>aide</a></p>"],
  ['three dots', /\S+\.\.\.(?=\s|$)/gmu, '<a title="Attendez..."></a>'],
])('no page shows %s', (_, fault, wrong) => {
  const found = pages.flatMap(({ file, texts }) =>
    texts.flatMap((text) => (text.match(fault) ?? []).map((extract) => `${file}: ${extract}`)),
  );
  expect(found).toEqual([]);
  const tree = parseFragment(wrong);
  expect([shownText(tree), ...heardTexts(elementsIn(tree))].join('\n')).toMatch(fault);
});

it('the dictionary that the browser gets is typographic', () => {
  const wording: Record<string, string> = JSON.parse(readBuilt('codeTranslations.json', '.docusaurus'));
  for (const [id, { message }] of Object.entries(interfaceTexts))
    expect(wording[id]).toBe(frenchTypography(message));
});

it('the ids of headings are those of the sources', () => {
  const missing = readPages('docs').flatMap(({ file, source }) => {
    const { elements } = pageAt(namesOf(file).address);
    const headings = elements.filter(({ tagName }) => /^h[2-6]$/.test(tagName));
    const ids = headings.map(({ properties }) => properties.id);
    return [...source.matchAll(/^#+ .*\{\/\* #(\S+) \*\/\}$/gm)]
      .filter(([, id = '']) => !ids.includes(id))
      .map(([, id]) => `${file}#${id}`);
  });
  expect(missing).toEqual([]);
});

describe('the fixture page of hard cases', () => {
  const html = pageAt('/docs/typographie', fixtureOutDir('site'))
    .html.replaceAll('\u00A0', '⍽')
    .replaceAll('\u202F', '␣');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const tree = parseFragment(main);
  const shown = shownText(tree).split('\n');

  it.each([
    ['a sentence that emphasis and links cut', 'Nom⍽: l’aide de «⍽Titres⍽»␣; prêt␣? Oui␣!'],
    ['the title', 'Typographie⍽: l’essai'],
    ['the label of the breadcrumbs', 'L’essai «⍽typographique⍽»'],
    ['the title of an admonition', 'L’attention⍽: oui'],
    ['a summary', 'L’essentiel⍽: où␣?'],
    ['a figure', 'L’écran «⍽Prêt⍽»␣? x x Un webhook⍽: 12␣000.'],
  ])('has %s in typographic form', (_, text) => {
    expect(shown).toContain(text);
  });

  it('leaves code as it is', () => {
    expect(main).toContain("<code>l'un : a ?</code>");
    expect(main).toContain(`<code>l'un ?</code> <span translate="no">l'un ?</span>`);
  });

  it('names pictures and figures in typographic form', () => {
    const heard = heardTexts(elementsIn(tree));
    expect(heard).toEqual(expect.arrayContaining(['L’image⍽: un partage', 'L’écran⍽: un']));
  });

  it('derives an id from the plain heading, and shows the typographic one in the table of contents', () => {
    const id = 'quest-ce-quun--titre--sans-identifiant-';
    const title = 'Qu’est-ce qu’un «⍽titre⍽» sans identifiant␣?';
    expect(main).toContain(`id="${id}">${title}<`);
    expect(main).toContain(`<a href="#${id}" class="table-of-contents__link toc-highlight">${title}</a>`);
  });

  it('marks the language of foreign terms, in the text, the table of contents and figures, not in code', () => {
    expect(main.match(/<span lang="en">webhook<\/span>/g)).toHaveLength(4);
    expect(main).toContain('(<code>webhook</code>)');
  });
});
