// Makes one HTML document of a book: cover, contents, parts and pages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { buildTexts } from '../../i18n/fr/build';
import { printFragment } from '../../lib/hast';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';
import { type Entry, flat } from './books';
import { chapterOf, linksOf, type Section, type Site, sectionsOf } from './chapter';

export type Cover = {
  readonly product: string;
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly edition: string;
};

export const titleOf = ({ product, title, subtitle }: Cover): string =>
  [product, title, subtitle].filter(Boolean).join(' | ');

export type Book = {
  readonly cover: Cover;
  readonly entries: readonly Entry[];
  readonly site: Site;
};

/** A line of the contents, and a bookmark: a page, then its sections and the pages below it. */
export type Line = Section & { readonly lines: readonly Line[] };

/** By id; empty before the first print. */
export type PageNumbers = ReadonlyMap<string, number>;

const texts = withFrenchTypography(buildTexts.book);

const BOOK_STYLES = path.join(__dirname, 'book.css');
/** The style sheets of the build have no tokens, which are in each page. */
const TOKENS = path.join(__dirname, '../../src/css/tokens.css');

function coverOf({ product, title, subtitle, text, edition }: Cover, { origin, baseUrl }: Site): Element {
  const address = origin + baseUrl.replace(/\/$/, '');
  return h('div.book-cover', [
    h('p.book-product', [h('img', { src: `${baseUrl}img/marque.svg`, alt: '' }), product]),
    h('h1.book-title', title),
    h('p.book-audience', subtitle),
    h('p.book-text', text),
    h('p.book-edition', edition),
    h('p.book-address', [`${texts.upToDate} `, h('a', { href: address }, address)]),
  ]);
}

/** Padded, so that the numbers of the second print do not move its lines. */
const numberOf = (page: number | undefined): string => String(page ?? '').padStart(3, '\u2007');

function contentsOf(lines: readonly Line[], pages: PageNumbers): Element[] {
  if (lines.length === 0) return [];
  const items = lines.map(({ id, title, lines: below }) => {
    const number = h('span.book-number', numberOf(pages.get(id)));
    const link = h('a', { href: `#${id}` }, [h('span.book-line', title), ' ', number]);
    return h('li', [link, ...contentsOf(below, pages)]);
  });
  return [h('ul', items)];
}

const openingOf = ({ page, level, entries }: Entry): Element[] => [
  h('h1', level > 1 ? { ariaLevel: String(level) } : {}, page.title),
  h('p.book-text', page.description),
  h(
    'dl',
    entries.flatMap(({ key, page: { title, description } }) => [
      h('dt', h('a', { href: `#${key}` }, title)),
      h('dd', description),
    ]),
  ),
];

const cssText = (text: string): string =>
  `"${text.replaceAll(/[\\"<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** print.css writes out the addresses of links to other sites. */
const linkRules = ({ origin, baseUrl }: Site): string =>
  `.markdown a[href^=${cssText(origin + baseUrl)}]::after{content:none}`;

/** Each page has sheets of its own, with its title at their foot. */
const footRule = ({ page }: Entry, index: number): string =>
  `@page sheet-${index}{@bottom-left{content:${cssText(page.title)}}}.book-sheet-${index}{page:sheet-${index}}`;

function stylesOf(entries: readonly Entry[], site: Site): string {
  const articles = entries.map(({ page }) => page).filter(({ article }) => article);
  const inline = (...rules: string[]): string => `<style>${rules.join('')}</style>`;
  return [
    inline(readFileSync(TOKENS, 'utf8')),
    ...[...new Set(articles.flatMap(({ rules }) => rules))].map((rules) => inline(rules)),
    ...[...new Set(articles.flatMap(({ sheets }) => sheets))].map(
      (sheet) => `<link rel="stylesheet" href="${sheet}">`,
    ),
    inline(readFileSync(BOOK_STYLES, 'utf8')),
    inline(linkRules(site), ...entries.map(footRule)),
  ].join('');
}

export function bookHtml({ cover, entries, site }: Book) {
  const linkTo = linksOf(entries, site);
  const all = flat(entries).map((entry) => {
    const { key, level, page } = entry;
    const chapter = page.article && chapterOf(page.article, { key, level, linkTo });
    return { entry, chapter };
  });
  const sections = new Map(all.map(({ entry, chapter = [] }) => [entry.key, sectionsOf(chapter)]));
  const linesOf = (some: readonly Entry[]): Line[] =>
    some.map(({ key, page, entries: below }) => ({
      id: key,
      title: page.title,
      lines: [...(sections.get(key) ?? []).map((section) => ({ ...section, lines: [] })), ...linesOf(below)],
    }));
  const lines = linesOf(entries);
  const body = all.map(({ entry, chapter }, index) =>
    h('div', { id: entry.key, className: [chapter ? 'book-page' : 'book-part', `book-sheet-${index}`] }, [
      h('div.theme-doc-markdown.markdown', chapter ?? openingOf(entry)),
    ]),
  );
  const styles = stylesOf(flat(entries), site);
  const title = printFragment(h('title', titleOf(cover)));
  const head = `<head><meta charset="utf-8">${title}${styles}</head>`;
  const [first, last] = [printFragment(coverOf(cover, site)), printFragment(h(null, body))];
  const html = (pages: PageNumbers): string => {
    const contents = h('div.book-contents', [h('h1', texts.contents), ...contentsOf(lines, pages)]);
    return `<!doctype html><html lang="fr" dir="ltr" data-theme="light">${head}<body>${first}${printFragment(contents)}${last}</body></html>`;
  };
  return { lines, html };
}
