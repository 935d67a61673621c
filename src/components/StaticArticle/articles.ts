// Keeps articles by the address of their page. The first is in the document that the server sent; when the reader goes to
// another page of the site, its article is fetched, which plugins/served-pages writes beside it. No script contains any.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { untilReachable } from '../../client/awaitedPage';
import { keepStyleSheet } from './styleSheet';

const PATIENCE_MS = 10_000;
/** After the article: what was cut has none, and a host may answer with another page. */
const END = 'data-article-end';

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
  articles.set(element.dataset.article ?? '', { title: titleOf(element)?.innerHTML, content });
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
  // The minifier leaves out the quotes that an address does not need.
  const opening = [`data-article=${page}>`, `data-article="${page}">`].find((tag) => html.includes(tag));
  if (!opening || !html.includes(END)) return undefined;
  const start = html.indexOf(opening);
  return {
    title: TITLE.exec(html.slice(0, start))?.[1],
    text: html
      .slice(start + opening.length, html.lastIndexOf('</div>', html.indexOf(END)))
      .replace(ASKED_SHEET, ''),
  };
}

async function fetchArticle(page: string): Promise<void> {
  const response = await fetch(`${page.replace(/\/$/, '')}/article.txt`, {
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
