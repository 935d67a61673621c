// What a link can lead to in the built pages: their addresses, and the sections of their articles.
import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { articlePlace, type BuiltPage } from '../../lib/builtPages';
import { classesOf, elementsIn } from '../../lib/hast';
import { PAGE_TOOLS, propertyOf } from '../../lib/pageMarks';
import { walk } from '../../lib/walk';

export type PublishedPage = {
  readonly file: string;
  readonly address: string;
  readonly title: string;
  /** Whether it has an article: the home page and those of categories have none, and no sections. */
  readonly hasArticle: boolean;
  /** Their titles by their ids; other places that have an id have no title. */
  readonly sections: ReadonlyMap<string, string | undefined>;
};

const TOOLS = propertyOf(PAGE_TOOLS);

/** Nobody links to these, and their ids may change. */
const isApart = ({ tagName, properties }: Element): boolean =>
  ['figure', 'svg', 'pre', 'input', 'button', 'label'].includes(tagName) ||
  'popover' in properties ||
  TOOLS in properties;

export const isTitle = ({ tagName }: Element): boolean => /^h[2-6]$/.test(tagName);

/** The theme's link of a title to itself is no part of it. */
const titleOf = ({ children }: Element): string =>
  children
    .filter((node) => node.type !== 'element' || !classesOf(node).includes('hash-link'))
    .map((node) => textOf(node))
    .join('')
    .trim();

function sectionsIn(article: Element): Map<string, string | undefined> {
  const sections = new Map<string, string | undefined>();
  walk<Nodes>(article, (node, index) => {
    if (node.type !== 'element') return undefined;
    if (isApart(node)) return index + 1;
    const { id } = node.properties;
    if (typeof id === 'string') sections.set(id, isTitle(node) ? titleOf(node) : undefined);
    return undefined;
  });
  return sections;
}

/** Undefined for the page of what is not found, which has no address. */
export function publishedPage({ file, tree }: BuiltPage): PublishedPage | undefined {
  if (!/(?:^|\/)index\.html$/.test(file)) return undefined;
  const [title] = elementsIn(tree, ({ tagName }) => tagName === 'h1');
  const article = articlePlace(tree)?.article;
  return {
    file,
    address: `/${file.replace(/\/?index\.html$/, '')}`,
    title: title ? textOf(title).trim() : '',
    hasArticle: article !== undefined,
    sections: article ? sectionsIn(article) : new Map(),
  };
}

export const addressesOf = ({ address, sections }: PublishedPage): string[] => [
  address,
  ...[...sections.keys()].map((id) => `${address}#${id}`),
];
