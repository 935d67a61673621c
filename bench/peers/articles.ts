// What the pages of the built site say, without what only our own theme can show.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { classesOf } from '../../lib/hast';

export type Article = {
  /** As links of the site write it: `/docs/guide/page`, `/docs/guide/` for an index. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Each generator makes the cards of a category in its own way. */
  readonly isCategory: boolean;
  readonly content: Root;
};

/** Pictures, buttons, definitions that open over the text, and what our build adds to a page. */
const isOnlyOurs = (element: Element): boolean =>
  ['svg', 'link', 'script', 'style', 'input', 'img'].includes(element.tagName) ||
  ['dataCodeButton', 'dataPageTools'].some((name) => name in element.properties) ||
  String(element.properties.href).endsWith('.atom') ||
  Boolean(element.properties.hidden) ||
  ['hash-link', 'visually-hidden', 'term-definition', 'samples-choice'].some((name) =>
    classesOf(element).includes(name),
  );

function withoutOurs(element: Element): Element {
  visit(element, (node, index, parent) => {
    if (node.type === 'comment' || (node.type === 'element' && isOnlyOurs(node))) {
      if (index === undefined) return undefined;
      parent?.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  return element;
}

function findElement(tree: Root | Element, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!isWanted(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Pages of categories have no article: their cards are a list of links in other sites. */
function cardsOf(tree: Root): ElementContent[] {
  const header = findElement(tree, ({ tagName }) => tagName === 'header');
  const introduction = header && findElement(header, ({ tagName }) => tagName === 'p');
  const cards: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'article' && findElement(element, ({ tagName }) => tagName === 'h2'))
      if (!findElement(element, (inner) => inner !== element && inner.tagName === 'article'))
        cards.push(element);
  });
  return [...(introduction ? [introduction] : []), ...cards];
}

function articleIn(file: string): Article {
  const tree = fromHtml(readFileSync(file, 'utf8'));
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  const title = findElement(tree, ({ tagName }) => tagName === 'h1');
  const description = findElement(tree, ({ properties }) => properties.name === 'description');
  if (!main || !title) throw new Error(`${file} n'a pas de titre.`);
  const article = findElement(main, ({ properties }) => 'dataArticle' in properties);
  const folder = path.posix.dirname(file.replaceAll('\\', '/')).replace(/^build/, '');
  return {
    route: String(article?.properties.dataArticle ?? folder),
    title: textOf(title),
    description: String(description?.properties.content ?? ''),
    isCategory: !article,
    content: {
      type: 'root',
      children: article ? withoutOurs(article).children : cardsOf({ type: 'root', children: [main] }),
    },
  };
}

/** Every page of the documentation. */
export const articlesOfSite = (): Article[] =>
  readdirSync('build/docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => articleIn(path.join('build/docs', file)));
