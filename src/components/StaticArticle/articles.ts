// The articles, by the address of their page. The first one is in the document that the server sent; the others are fetched
// from the file that plugins/html-postprocess writes beside each page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ARTICLE, ARTICLE_END, ARTICLE_FILE } from '../../../lib/pageMarks';
import { loadWhenReachable } from '../../client/awaitedPage';
import { keepStyleSheet } from './styleSheet';

const ARTICLE_TIMEOUT_MS = 10_000;
/** So many articles keep their nodes (open folds, chosen tabs) after they were read; older ones take less memory as HTML. */
const KEPT_AS_NODES = 10;

type Article = {
  /** HTML; undefined if the title is part of the article. */
  readonly title: string | undefined;
  /** HTML, or an element with the nodes that were on the screen. */
  content: string | Element;
};

/** Undefined for the article that is on the screen. */
const articles = new Map<string, Article | undefined>();
const requests = new Map<string, Promise<void>>();

const firstPage = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLElement>('[data-article]')?.dataset.article
  : undefined;
if (firstPage) articles.set(firstPage, undefined);

/** The theme renders the title before the article. */
const titleOf = (element: HTMLElement): Element | null =>
  element.previousElementSibling?.querySelector('h1') ?? null;

export function showArticle(element: HTMLElement, page: string): void {
  const article = articles.get(page);
  if (!article) return;
  articles.set(page, undefined);
  element.dataset.article = page;
  if (typeof article.content === 'string') element.innerHTML = article.content;
  else element.replaceChildren(...article.content.childNodes);
}

/** Takes the article off the screen. */
export function keepArticle(element: HTMLElement): void {
  keepStyleSheet();
  const box = document.createElement('div');
  box.append(...element.childNodes);
  const page = element.dataset.article ?? '';
  // Deleted first, so that the map is in the order of reading.
  articles.delete(page);
  articles.set(page, { title: titleOf(element)?.innerHTML, content: box });
  const asNodes = [...articles.values()].flatMap((article) =>
    article?.content instanceof Element ? [{ article, nodes: article.content }] : [],
  );
  for (const { article, nodes } of asNodes.slice(0, -KEPT_AS_NODES)) article.content = nodes.innerHTML;
}

/** Whether it is loaded and not on the screen. */
export const isReady = (page: string): boolean => Boolean(articles.get(page));

/** Replaces the article on the screen and its title. Returns false if the other is not loaded or has no title of its own. */
export function swapArticles(element: HTMLElement, page: string): boolean {
  const [article, title] = [articles.get(page), titleOf(element)];
  if (!article?.title || !title) return false;
  keepArticle(element);
  showArticle(element, page);
  title.innerHTML = article.title;
  return true;
}

/** plugins/load-failure recognises this name on the first load; later, Docusaurus reloads the page on any failure. */
const loadFailure = (page: string): Error => Object.assign(new Error(page), { name: 'ChunkLoadError' });

const TITLE = /<h1[^>]*>(.*)<\/h1>/s;
/** The service worker may answer with a whole page, which asks for the style sheet inside its article. */
const STYLE_SHEET = /<link rel="stylesheet"[^>]*><script>.*?<\/script>/;

/** Undefined if the answer was cut, or is another page. It is not parsed here: the browser does so when it is shown. */
function extractArticle(html: string, page: string): Article | undefined {
  const opening = `${ARTICLE}="${page}">`;
  const [start, end] = [html.indexOf(opening), html.indexOf(ARTICLE_END)];
  if (start < 0 || end < 0) return undefined;
  return {
    title: TITLE.exec(html.slice(0, start))?.[1],
    content: html.slice(start + opening.length, html.lastIndexOf('</div>', end)).replace(STYLE_SHEET, ''),
  };
}

async function fetchArticle(page: string): Promise<void> {
  const response = await fetch(`${page.replace(/\/$/, '')}/${ARTICLE_FILE}`, {
    signal: AbortSignal.timeout(ARTICLE_TIMEOUT_MS),
  }).catch(() => undefined);
  const html = response?.ok ? await response.text().catch(() => '') : '';
  const article = extractArticle(html, page);
  if (!article) throw loadFailure(page);
  articles.set(page, article);
}

export async function loadArticle(page: string): Promise<void> {
  if (RENDERS_ARTICLES || articles.has(page)) return;
  const request =
    requests.get(page) ?? loadWhenReachable(() => fetchArticle(page)).finally(() => requests.delete(page));
  requests.set(page, request);
  await request;
}
