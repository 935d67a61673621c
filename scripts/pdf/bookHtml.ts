// One HTML document for a whole PDF: cover, contents, then each part with its pages.
import type { Element, ElementContent, Properties } from 'hast';
import { buildTexts } from '../../i18n/fr/build';
import { printFragment } from '../../lib/hast';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';
import { linksOf, type Site } from './bookLinks';
import { type Entry, flat } from './books';
import { chapterOf, sectionsOf } from './chapter';
import { type Line, linesOf } from './contents';
import { stylesOf } from './styles';

export type Cover = {
  readonly product: string;
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly edition: string;
};

/** With the delimiter of the titles of the site. */
export const titleOf = ({ product, title, subtitle }: Cover): string =>
  [product, title, subtitle].filter(Boolean).join(' | ');

export type Book = {
  readonly cover: Cover;
  readonly entries: readonly Entry[];
  readonly site: Site;
};

/** The number of the page that has this id; nothing before the first print. */
export type PageOf = (id: string) => number | undefined;

export type BookHtml = {
  /** What the contents and the bookmarks list. */
  readonly lines: readonly Line[];
  readonly html: (pageOf: PageOf) => string;
};

const texts = withFrenchTypography(buildTexts.book);

type Content = ElementContent | string | readonly Content[];

const contentOf = (content: Content): ElementContent[] => {
  if (typeof content === 'string') return [{ type: 'text', value: content }];
  return 'type' in content ? [content] : content.flatMap(contentOf);
};

const element = (tagName: string, properties: Properties, ...content: Content[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: contentOf(content),
});

const coverOf = ({ product, title, subtitle, text, edition }: Cover, { origin, baseUrl }: Site): Element => {
  const address = origin + baseUrl.replace(/\/$/, '');
  return element(
    'div',
    { className: ['book-cover'] },
    element('p', { className: ['book-product'] }, [
      element('img', { src: `${baseUrl}img/marque.svg`, alt: '' }),
      product,
    ]),
    element('h1', { className: ['book-title'] }, title),
    element('p', { className: ['book-audience'] }, subtitle),
    element('p', { className: ['book-text'] }, text),
    element('p', { className: ['book-edition'] }, edition),
    element(
      'p',
      { className: ['book-address'] },
      `${texts.upToDate} `,
      element('a', { href: address }, address),
    ),
  );
};

/** Wide enough for the number that will be there: the second print has the same lines as the first. */
const numberOf = (page: number | undefined): string => String(page ?? '').padStart(3, '\u2007');

function contentsOf(lines: readonly Line[], pageOf: PageOf): Element[] {
  if (lines.length === 0) return [];
  const items = lines.map(({ id, title, lines: below }) =>
    element(
      'li',
      {},
      element('a', { href: `#${id}` }, [
        element('span', { className: ['book-line'] }, title),
        ' ',
        element('span', { className: ['book-number'] }, numberOf(pageOf(id))),
      ]),
      contentsOf(below, pageOf),
    ),
  );
  return [element('ul', {}, items)];
}

/** The opening of a part: what it is about, and its pages. */
const openingOf = ({ page, level, entries }: Entry): Element[] => [
  element('h1', { ...(level > 1 && { ariaLevel: String(level) }) }, page.title),
  element('p', { className: ['book-text'] }, page.description),
  element(
    'dl',
    {},
    entries.map(({ key, page: { title, description } }) => [
      element('dt', {}, element('a', { href: `#${key}` }, title)),
      element('dd', {}, description),
    ]),
  ),
];

/** As a text in a style sheet. */
const cssText = (text: string): string =>
  `"${text.replaceAll(/[\\"<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** The print rules write out the addresses of links that lead elsewhere: the site itself is not elsewhere. */
const linkRules = ({ origin, baseUrl }: Site): string =>
  `.markdown a[href^=${cssText(origin + baseUrl)}]::after{content:none}`;

/** The title of the page at the foot of each sheet: a kind of sheet for each page. */
const footRules = (entries: readonly Entry[]): string =>
  entries
    .map(
      ({ page: { title } }, index) =>
        `@page sheet-${index}{@bottom-left{content:${cssText(title)}}}.book-sheet-${index}{page:sheet-${index}}`,
    )
    .join('');

export function bookHtml({ cover, entries, site }: Book): BookHtml {
  const linkTo = linksOf(entries, site);
  const all = flat(entries);
  const chapters = new Map(
    all.map(({ key, level, page: { article } }) => [
      key,
      article ? chapterOf(article, { key, level, linkTo }) : [],
    ]),
  );
  const lines = linesOf(entries, ({ key }) => sectionsOf(chapters.get(key) ?? []));
  const body = all.map((entry, index) => {
    const { key, page } = entry;
    const isPart = page.article === undefined;
    return element(
      'div',
      { id: key, className: [isPart ? 'book-part' : 'book-page', `book-sheet-${index}`] },
      element(
        'div',
        { className: ['theme-doc-markdown', 'markdown'] },
        isPart ? openingOf(entry) : (chapters.get(key) ?? []),
      ),
    );
  });
  const [first, last] = [
    printFragment(coverOf(cover, site)),
    printFragment({ type: 'root', children: body }),
  ];
  const styles = stylesOf(all.map(({ page }) => page));
  return {
    lines,
    html: (pageOf) => {
      const contents = element('div', { className: ['book-contents'] }, [
        element('h1', {}, texts.contents),
        contentsOf(lines, pageOf),
      ]);
      const title = printFragment(element('title', {}, titleOf(cover)));
      return `<!doctype html><html lang="fr" dir="ltr" data-theme="light"><head><meta charset="utf-8">${title}${styles}<style>${linkRules(site)}${footRules(all)}</style></head><body>${first}${printFragment(contents)}${last}</body></html>`;
    },
  };
}
