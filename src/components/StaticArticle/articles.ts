// Keeps articles by the address of their page. The first is in the document that the server sent; when the reader goes to
// another page of the site, its article is fetched, which plugins/served-pages writes beside it. No script contains any.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ARTICLE, ARTICLE_END, ARTICLE_FILE } from '../../../lib/pageMarks';
import { untilReachable } from '../../client/awaitedPage';
import { keepStyleSheet } from './styleSheet';

const PATIENCE_MS = 10_000;
/** The articles that were read last keep their nodes, as they were left. */
const LAST_READ = 10;

type Article = {
  /** As HTML. Undefined where the page writes its title in its own text. */
  readonly title: string | undefined;
  /** As HTML or, once it was on the screen, as its nodes. */
  readonly content: string | DocumentFragment;
};

/** The one that is on the screen is undefined. */
const articles = new Map<string, Article | undefined>();
const requests = new Map<string, Promise<void>>();

const firstPage = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLElement>('[data-article]')?.dataset.article
  : undefined;
if (firstPage) articles.set(firstPage, undefined);

/** The theme writes it in front of the article. */
const titleOf = (element: HTMLElement): Element | null =>
  element.previousElementSibling?.querySelector('h1') ?? null;

/** Puts it into the element of an article, which says whose it is. */
export function showArticle(element: HTMLElement, page: string): void {
  const article = articles.get(page);
  if (!article) return;
  articles.set(page, undefined);
  element.dataset.article = page;
  if (typeof article.content === 'string') element.innerHTML = article.content;
  else element.replaceChildren(article.content);
}

/** Takes it off the screen. */
export function keepArticle(element: HTMLElement): void {
  keepStyleSheet();
  const content = document.createDocumentFragment();
  content.append(...element.childNodes);
  const page = element.dataset.article ?? '';
  articles.delete(page);
  articles.set(page, { title: titleOf(element)?.innerHTML, content });
  const asNodes = [...articles].flatMap(([address, article]) =>
    article && typeof article.content !== 'string' ? [{ ...article, address, nodes: article.content }] : [],
  );
  // The others are kept as text, which takes far less memory.
  for (const { address, title, nodes } of asNodes.slice(0, -LAST_READ)) {
    const box = document.createElement('div');
    box.append(nodes);
    articles.set(address, { title, content: box.innerHTML });
  }
}

/** Whether it is there, and not on the screen. */
export const isKept = (page: string): boolean => Boolean(articles.get(page));

/** With its title, in the place of another; false if it is not there, or has another form. */
export function swapArticles(element: HTMLElement, page: string): boolean {
  const [article, title] = [articles.get(page), titleOf(element)];
  if (!article?.title || !title) return false;
  keepArticle(element);
  showArticle(element, page);
  title.innerHTML = article.title;
  return true;
}

/**
 * By this name plugins/load-failure recognises a failure on the first load. After that, Docusaurus reloads the page
 * on any failure.
 */
const loadFailure = (page: string): Error => Object.assign(new Error(page), { name: 'ChunkLoadError' });

const TITLE = /<h1[^>]*>(.*)<\/h1>/s;
/** In a whole page, which is all that there is of it without the network. The sheet is there already. */
const ASKED_SHEET = /<link rel="stylesheet"[^>]*><script>.*?<\/script>/;

/** Cut out as text: the browser parses it once, when it shows it. */
function cutOut(
  html: string,
  page: string,
): { readonly title: string | undefined; readonly text: string } | undefined {
  const opening = `${ARTICLE}="${page}">`;
  const [start, end] = [html.indexOf(opening), html.indexOf(ARTICLE_END)];
  // What was cut has no end, and a host may answer with another page.
  if (start < 0 || end < 0) return undefined;
  return {
    title: TITLE.exec(html.slice(0, start))?.[1],
    text: html.slice(start + opening.length, html.lastIndexOf('</div>', end)).replace(ASKED_SHEET, ''),
  };
}

async function fetchArticle(page: string): Promise<void> {
  const response = await fetch(`${page.replace(/\/$/, '')}/${ARTICLE_FILE}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  const html = response?.ok ? await response.text().catch(() => '') : '';
  const article = cutOut(html, page);
  if (!article) throw loadFailure(page);
  articles.set(page, { title: article.title, content: article.text });
}

export async function loadArticle(page: string): Promise<void> {
  if (RENDERS_ARTICLES || articles.has(page)) return;
  const request =
    requests.get(page) ?? untilReachable(() => fetchArticle(page)).finally(() => requests.delete(page));
  requests.set(page, request);
  await request;
}
