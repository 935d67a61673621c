// What the built pages offer to whoever links to them: their addresses, and where the sections of their articles are.
import { articlePlace, type BuiltPage, plainText } from '../../lib/builtPages';

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

const TITLE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;

/** What is in these is reached otherwise, and its ids may change: drawings, code, what stands around an article. */
const APART =
  /<(figure|svg|pre)\b[\s\S]*?<\/\1>|<(details|footer|section|div)\b(?=[^>]*\sdata-page-tools)[\s\S]*?<\/\2>/g;
/** An opening tag: its name, and its attributes, in which a sign « > » may stand between quotes. */
const TAG = /<([a-z][a-z0-9]*)((?:\s(?:"[^"]*"|[^">])*)?)>/g;
const ID = /\sid=(?:"([^"]*)"|([^\s"]+))/;
/** Definitions that open over the text, and fields. */
const isApart = (name: string, attributes: string): boolean =>
  ['input', 'button', 'label'].includes(name) || /\spopover\b/.test(attributes);

const isTitle = (name: string): boolean => /^h[2-6]$/.test(name);
const HASH_LINK = /<a\b[^>]*\bhash-link\b[\s\S]*?<\/a>/;

const titleAfter = (article: string, start: number, name: string): string =>
  plainText(article.slice(start, article.indexOf(`</${name}>`, start)).replace(HASH_LINK, ''));

/** By its tags: to parse whole pages takes seconds, and the ids are all that is wanted. */
function sectionsIn(article: string, from: number): Map<string, Section> {
  const sections = new Map<string, Section>();
  // Each place stays where it was.
  const readable = article.replaceAll(APART, (part) => ' '.repeat(part.length));
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of readable.matchAll(TAG)) {
    const [, quoted, bare] = ID.exec(attributes) ?? [];
    const id = quoted ?? bare;
    if (!id || isApart(name, attributes)) continue;
    const start = index + tag.length;
    // In front of a title, or first in any other element: nothing but an item may be among the items of a list.
    sections.set(
      id,
      isTitle(name)
        ? { at: from + index, title: titleAfter(article, start, name) }
        : { at: from + start, title: undefined },
    );
  }
  return sections;
}

/** In the first paragraph: rules for the first child of an article would not find it behind something else. */
const LEAD = /^\s*<p(?:\s[^>]*)?>/;

function publishedPage({ file, text }: BuiltPage): PublishedPage {
  const address = `/${file.replace(/\/?index\.html$/, '')}`;
  const title = plainText(TITLE.exec(text)?.[1] ?? '');
  const place = articlePlace(text);
  if (!place) return { file, address, title, sections: new Map(), article: undefined };
  const content = text.slice(place.start, place.end);
  const start = place.start + (LEAD.exec(content)?.[0].length ?? 0);
  return {
    file,
    address,
    title,
    sections: sectionsIn(content, place.start),
    article: { start, end: place.end },
  };
}

/** By their addresses. The page of what is not found has none. */
export const publishedPages = (pages: readonly BuiltPage[]): Map<string, PublishedPage> =>
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
