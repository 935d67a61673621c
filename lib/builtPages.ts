// Pages as the build wrote them, which plugins may change before they are served (plugins/html-postprocess).
import type { Element, ElementContent, Root } from 'hast';
import { elementsIn } from './hast';
import { ARTICLE, ARTICLE_END, propertyOf } from './pageMarks';

export type BuiltPage = {
  /** `docs/intro/index.html` */
  readonly file: string;
  readonly tree: Root;
};

export type Site = {
  readonly siteDir: string;
  readonly outDir: string;
  /** Without the base path. */
  readonly url: string;
  readonly baseUrl: string;
};

/** Changes of pages, by their files. */
type FinalChanges = ReadonlyMap<string, (page: BuiltPage) => void>;

export type HtmlTransform = {
  /** Reads or changes a page. Pages come one after the other: keep no tree, a site may have thousands. */
  readonly transformPage?: (page: BuiltPage, site: Site) => void | Promise<void>;
  /** After the last page. */
  readonly afterAllPages?: (site: Site) => FinalChanges | undefined | Promise<undefined>;
};

/** For text between tags, and between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function partOf(tree: Root, name: 'head' | 'title' | 'body'): Element {
  const [part] = elementsIn(tree, ({ tagName }) => tagName === name);
  if (!part) throw new Error(`A page without <${name}>.`);
  return part;
}

export const canonicalOf = (tree: Root): string | undefined =>
  elementsIn(tree, ({ properties }) => String(properties.rel) === 'canonical')
    .map(({ properties }) => String(properties.href))
    .at(0);

const having = (attribute: string) => {
  const property = propertyOf(attribute);
  return (node: ElementContent): node is Element => node.type === 'element' && property in node.properties;
};
const isArticle = having(ARTICLE);
const isEnd = having(ARTICLE_END);
const isHeader = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && node.tagName === 'header';

type ArticlePlace = {
  /** The element that holds its content. */
  readonly article: Element;
  /** From the header with its title to the mark of its end, both included. */
  readonly siblings: ElementContent[];
  readonly start: number;
  readonly end: number;
};

/** Undefined for the home page and those of categories, which have no article. */
export function articlePlace(tree: Root): ArticlePlace | undefined {
  const siblings = elementsIn(tree, ({ children }) => children.some(isArticle))[0]?.children ?? [];
  const article = siblings.find(isArticle);
  if (!article) return undefined;
  const at = siblings.indexOf(article);
  const start = isHeader(siblings[at - 1]) ? at - 1 : at;
  return { article, siblings, start, end: siblings.findIndex(isEnd) };
}

/** The text of a page, with its title. */
export function contentOf(tree: Root): readonly ElementContent[] {
  const place = articlePlace(tree);
  return place
    ? place.siblings.slice(place.start, place.end)
    : elementsIn(tree, ({ tagName }) => tagName === 'main').slice(0, 1);
}
