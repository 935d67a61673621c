// Turns an article into a chapter of a book: no buttons, nothing folded, ids of its own, links inside the book.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { classesOf, elementsIn } from '../../lib/hast';
import { ARTICLE_END, propertyOf } from '../../lib/pageMarks';
import { type Entry, flat, keyOf } from './books';

export type Site = {
  /** `https://aide.domaine.example` */
  readonly origin: string;
  /** `/`, or the path under which the site is published. */
  readonly baseUrl: string;
};

const idIn = (key: string, id: string): string => `${key}:${id}`;

/** Turns a link of the page `key` into a link inside the book, or to the site if the book does not have its target. */
type LinkTo = (href: string, key: string) => string;

export function linksOf(entries: readonly Entry[], { origin, baseUrl }: Site): LinkTo {
  const idsOf = new Map(
    flat(entries).map(({ key, page: { article } }) => [
      key,
      new Set(article && elementsIn(article, () => true).map(({ properties }) => properties.id)),
    ]),
  );
  return (href, key) => {
    if (href.startsWith('#')) return `#${idIn(key, decodeURIComponent(href.slice(1)))}`;
    if (!href.startsWith(baseUrl)) return href;
    const url = new URL(href, origin);
    const target = keyOf(url.pathname.slice(baseUrl.length));
    const ids = idsOf.get(target);
    if (!ids) return url.href;
    const id = decodeURIComponent(url.hash.slice(1));
    return ids.has(id) ? `#${idIn(target, id)}` : `#${target}`;
  };
}

type Place = {
  readonly key: string;
  /** That of the title of the page. */
  readonly level: number;
  readonly linkTo: LinkTo;
  readonly isInCell?: boolean;
  readonly isCodeInCell?: boolean;
};

const CLASSES_LEFT_OUT = [
  ...['hash-link', 'term-definition', 'samples-choice', 'tabs'],
  ...['page-menu', 'page-foot', 'moved-section', 'offline-guide'],
];
const ELEMENTS_LEFT_OUT = ['link', 'script', 'input', 'template'];

const isTerm = (element: Element): boolean => classesOf(element).includes('term');
const isLeftOut = (element: Element): boolean =>
  ELEMENTS_LEFT_OUT.includes(element.tagName) ||
  classesOf(element).some((name) => CLASSES_LEFT_OUT.includes(name)) ||
  (element.tagName === 'button' && !isTerm(element)) ||
  'dataChanges' in element.properties ||
  propertyOf(ARTICLE_END) in element.properties;

/** Attributes whose values are ids. */
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'ariaOwns', 'htmlFor', 'headers'];
const ON_SCREEN_ONLY = ['tabIndex', 'loading', 'hidden', 'popover', 'popoverTarget', 'target'];

const DEEPEST = 6;

function propertiesIn({ tagName, properties }: Element, { key, level, linkTo }: Place) {
  const kept = Object.entries(properties).filter(([name]) => !ON_SCREEN_ONLY.includes(name));
  const own = kept.map(([name, value]) => {
    if (name === 'id') return [name, idIn(key, String(value))];
    if (name === 'href') return [name, linkTo(String(value), key)];
    if (!REFERENCES.includes(name)) return [name, value];
    return [name, [value].flat().map((id) => idIn(key, String(id)))];
  });
  const heading = /^h([1-6])$/.exec(tagName)?.[1];
  return {
    ...Object.fromEntries(own),
    ...(tagName === 'details' && { open: true }),
    // Not by another element, which would have another look.
    ...(heading && level > 1 && { ariaLevel: String(Math.min(DEEPEST, Number(heading) + level - 1)) }),
  };
}

const isElement = (node: RootContent): node is Element => node.type === 'element';

/** Tabs are a row of names, then an element with the panels in the same order: puts each name into its panel. */
function panelsWithNames({ children }: Element): ElementContent[] {
  const [row, panels] = children.filter(isElement);
  if (!row || !panels) return children;
  const names = row.children.filter(isElement).map(textOf);
  const named = panels.children.filter(isElement).map((panel, index) => ({
    ...panel,
    children: [h('p.book-tab', names[index]), ...panel.children],
  }));
  return [{ ...panels, children: named }];
}

/** Where names may break in the narrow columns of tables. */
const BREAKS = /(?<=[_./:,=-])(?=\w)/;

const breakable = (text: string): ElementContent[] =>
  text.split(BREAKS).flatMap((value, index) => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);

function inBook(node: RootContent, around: Place): ElementContent[] {
  if (node.type === 'text') return around.isCodeInCell ? breakable(node.value) : [node];
  if (!isElement(node) || isLeftOut(node)) return [];
  const { tagName } = node;
  const isInCell = around.isInCell || tagName === 'td' || tagName === 'th';
  const place = { ...around, isInCell, isCodeInCell: isInCell && tagName === 'code' };
  const isTabs = classesOf(node).includes('tabs-container');
  const children = (isTabs ? panelsWithNames(node) : node.children).flatMap((child) => inBook(child, place));
  if (tagName === 'button') return [{ ...node, tagName: 'span', properties: {}, children }];
  return [{ ...node, properties: propertiesIn(node, place), children }];
}

export const chapterOf = (article: Root, place: Place): ElementContent[] =>
  article.children.flatMap((node) => inBook(node, place));

export type Section = { readonly id: string; readonly title: string };

export const sectionsOf = (chapter: readonly ElementContent[]): Section[] =>
  elementsIn(
    { type: 'root', children: [...chapter] },
    ({ tagName, properties }) => tagName === 'h2' && Boolean(properties.id),
  ).map((title) => ({ id: String(title.properties.id), title: textOf(title).trim() }));
