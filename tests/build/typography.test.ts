// French typography on the built pages: what a reader sees or hears, code apart.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import interfaceTexts from '../../i18n/fr/interface.json';
import { parseFragment } from '../../lib/hast';
import { asShown } from '../asShown';
import { elementsIn, pageAt, pagesIn } from '../builtSite';
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
      return [
        ...HEARD.map((name) => properties[name]),
        ...(tagName === 'meta' && describes ? [properties.content] : []),
      ];
    })
    .filter((text) => typeof text === 'string');

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['an ordinary space before ; : ! ? or »', /\S* [;:!?»](?=[\s».,)]|$)/gmu],
  ['an ordinary space after «', /« \S*/gu],
  ['no space inside guillemets', /«[^\s]\S*|\S*[^\s]»/gu],
  ['a straight apostrophe', /\p{L}+'[\p{L}«]*/gu],
  ['three dots', /\S+\.\.\.(?=\s|$)/gmu],
];

const pages = pagesIn().map((page) => ({
  file: page.file,
  texts: [shownText(page.find('html')), ...heardTexts(page.elements)],
}));

describe('no page shows', () => {
  it.each(FAULTS)('%s', (_, fault) => {
    const found = pages.flatMap(({ file, texts }) =>
      texts.flatMap((text) => (text.match(fault) ?? []).map((extract) => `${file}: ${extract}`)),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['<p>Oui <b>non</b> ?</p>', 0],
    ['<p><code>a</code> : « b »</p>', 0],
    ['<p>Est-ce « b » ?</p>', 1],
    ['<p>Est-ce «b» ?</p>', 2],
    ["<p>l'<a href=/>aide</a></p>", 3],
    ['<a title="Attendez..."></a>', 4],
  ] as const)('a fault that this check would miss, as in %s', (html, index) => {
    const tree = parseFragment(html);
    expect([shownText(tree), ...heardTexts(elementsIn(tree))].join('\n')).toMatch(FAULTS[index]?.[1] ?? '');
  });
});

it('the dictionary that the browser gets is typographic', () => {
  const wording: Record<string, string> = JSON.parse(
    readFileSync('.docusaurus/codeTranslations.json', 'utf8'),
  );
  expect(wording['theme.NotFound.p1']).toBe('Nous n’avons pas trouvé ce que vous recherchez.');
  for (const [id, { message }] of Object.entries(interfaceTexts)) expect(wording[id]).toBe(asShown(message));
});

it('the anchors are those of the sources', () => {
  const sources = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const missing = sources.flatMap((file) => {
    const route = file.replace(/(^|\/)index\.mdx$/, '$1').replace(/\.mdx$/, '');
    const headings = pageAt(path.posix.join('/docs', route)).elements.filter(({ tagName }) =>
      /^h[2-6]$/.test(tagName),
    );
    const ids = headings.map(({ properties }) => properties.id);
    return [...readFileSync(path.join('docs', file), 'utf8').matchAll(/^#+ .*\{\/\* #(\S+) \*\/\}$/gm)]
      .map(([, id = '']) => id)
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}#${id}`);
  });
  expect(missing).toEqual([]);
});

describe('the fixture page of hard cases', () => {
  const html = pageAt('/docs/typographie', fixtureOutDir('site'))
    .html.replaceAll('\u00A0', '⍽')
    .replaceAll('\u202F', '␣');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const tree = parseFragment(main);
  const shown = shownText(tree);

  it.each([
    ['a sentence that emphasis and links cut', 'Nom⍽: l’aide de «⍽Titres⍽»␣; prêt␣? Oui␣!'],
    ['the title', 'Typographie⍽: l’essai'],
    ['the label of the breadcrumbs', 'L’essai «⍽typographique⍽»'],
    ['the title of an admonition', 'L’attention⍽: oui'],
    ['a summary', 'L’essentiel⍽: où␣?'],
    ['a table', '12␣000⍽Mo'],
    ['a figure drawn at build time', 'L’écran «⍽Prêt⍽»␣? x x Un webhook⍽: 12␣000.'],
  ])('%s', (_, text) => {
    expect(shown.split('\n')).toContain(text);
  });

  it('leaves code as it is', () => {
    expect(main).toContain("<code>l'un : a ?</code>");
    expect(main).toContain(`<code>l'un ?</code> <span translate="no">l'un ?</span>`);
  });

  it('names pictures and figures in typographic form', () => {
    expect(heardTexts(elementsIn(tree))).toContain('L’image⍽: un partage');
    expect(heardTexts(elementsIn(tree))).toContain('L’écran⍽: un');
  });

  it('derives an id from the plain heading, and shows the typographic one in the table of contents', () => {
    const id = 'quest-ce-quun--titre--sans-identifiant-';
    expect(main).toContain(`id="${id}">Qu’est-ce qu’un «⍽titre⍽» sans identifiant␣?<`);
    expect(main).toContain(
      `<a href="#${id}" class="table-of-contents__link toc-highlight">Qu’est-ce qu’un «⍽titre⍽» sans identifiant␣?</a>`,
    );
  });

  it('says the language of foreign terms, in the text, the table of contents and figures, not in code', () => {
    expect(main.match(/<span lang="en">webhook<\/span>/g)).toHaveLength(4);
    expect(main).toContain('(<code>webhook</code>)');
  });
});
