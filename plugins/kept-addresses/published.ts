// What the built pages offer to whoever links to them: their addresses, and where the sections of their articles are.
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { classesOf, parseFragment } from '../../lib/hast';
import { walk } from '../../lib/walk';

/** `file` is in the folder of the site: `docs/intro/index.html`. */
export type File = { readonly file: string; readonly text: string };

export type Section = {
  /** Where in the page another name for it may stand. */
  readonly at: number;
  /** Of a title; other places have none. */
  readonly title: string | undefined;
};

export type PublishedPage = {
  readonly file: string;
  readonly address: string;
  readonly title: string;
  /** By id. Only articles have any. */
  readonly sections: ReadonlyMap<string, Section>;
  /** Where in the page its article begins and ends; the home page and those of categories have none. */
  readonly article: { readonly start: number; readonly end: number } | undefined;
};

const ARTICLE = /\sdata-article=[^>]*>/;
const END = 'data-article-end';
const TITLE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;

/** What is in these is reached otherwise, and its ids may change: drawings, definitions that open, fields. */
const isApart = ({ tagName, properties }: Element): boolean =>
  ['figure', 'svg', 'input', 'button', 'label'].includes(tagName) || properties.popover !== undefined;

const isTitle = ({ tagName }: Element): boolean => /^h[2-6]$/.test(tagName);

const startOf = (node: Nodes | undefined): number | undefined => node?.position?.start.offset;

/** In front of a title, or first in any other element: nothing but an item may be among the items of a list. */
const placeIn = (element: Element): number | undefined =>
  isTitle(element) ? startOf(element) : (startOf(element.children[0]) ?? startOf(element));

const isLinkToItself = (node: Nodes): boolean =>
  node.type === 'element' && classesOf(node).includes('hash-link');

const titleOf = (element: Element): string | undefined =>
  isTitle(element)
    ? textOf({ ...element, children: element.children.filter((child) => !isLinkToItself(child)) }).trim()
    : undefined;

function sectionsIn(tree: Root, from: number): Map<string, Section> {
  const sections = new Map<string, Section>();
  walk<Nodes>(tree, (node, index) => {
    if (node.type !== 'element') return undefined;
    if (isApart(node)) return index + 1;
    const { id } = node.properties;
    const at = placeIn(node);
    if (typeof id === 'string' && at !== undefined) sections.set(id, { at: from + at, title: titleOf(node) });
    return undefined;
  });
  return sections;
}

/** In the first paragraph: rules for the first child of an article would not find it behind something else. */
function topOf(tree: Root): number {
  const first = tree.children.find((child) => child.type === 'element');
  return (first?.tagName === 'p' ? startOf(first.children[0]) : startOf(first)) ?? 0;
}

function publishedPage({ file, text }: File): PublishedPage {
  const address = `/${file.replace(/\/?index\.html$/, '')}`;
  const title = textOf(parseFragment(TITLE.exec(text)?.[1] ?? '')).trim();
  const opening = ARTICLE.exec(text);
  if (!opening) return { file, address, title, sections: new Map(), article: undefined };
  const from = opening.index + opening[0].length;
  const end = text.lastIndexOf('</div>', text.indexOf(END, from));
  const tree = parseFragment(text.slice(from, end));
  const article = { start: from + topOf(tree), end };
  return { file, address, title, sections: sectionsIn(tree, from), article };
}

/** By their addresses. The page of what is not found has none. */
export const publishedPages = (pages: readonly File[]): Map<string, PublishedPage> =>
  new Map(
    pages
      .filter(({ file }) => file === 'index.html' || file.endsWith('/index.html'))
      .map(publishedPage)
      .map((page) => [page.address, page]),
  );

export const addressesOf = ({ address, sections }: PublishedPage): string[] => [
  address,
  ...[...sections.keys()].map((id) => `${address}#${id}`),
];
