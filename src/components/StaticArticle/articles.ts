// Keeps articles by the address of their page. The first is in the document that the server sent; when the reader goes to
// another page of the site, its article is fetched, which plugins/served-pages writes beside it. No script contains any.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadStyleSheets, takeStyleSheets } from './styleSheets';

const PATIENCE_MS = 10_000;
/** After the article: what was cut has none, and a host may answer with another page. */
const END = 'data-article-end';

export type Article = {
  /** As HTML, or, where it was on the screen already, as the very nodes: large pages are not parsed twice. */
  readonly content: string | DocumentFragment;
  /** The addresses of its style sheets. */
  readonly sheets: readonly string[];
};

const articles = new Map<string, Article>();
const requests = new Map<string, Promise<void>>();

/** Undefined for the article that is on the screen. */
export const articleOf = (page: string): Article | undefined => articles.get(page);

export function keepArticle(page: string, article: Article): void {
  articles.set(page, article);
}

/** The page that came from the server, and is not to be fetched. */
const firstPage = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLElement>('[data-article]')?.dataset.article
  : undefined;

/**
 * By this name src/client/offerRetry.ts recognises a failure on the first load. After that, Docusaurus reloads the page
 * on any failure.
 */
const loadFailure = (page: string): Error =>
  Object.assign(new Error(`Loading ${page} failed`), { name: 'ChunkLoadError' });

/** Cut out as text: the browser parses it once, when it shows it. */
function articleIn(html: string, page: string): string | undefined {
  // The minifier leaves out the quotes that an address does not need.
  const opening = [`data-article=${page}>`, `data-article="${page}">`].find((tag) => html.includes(tag));
  if (!opening || !html.includes(END)) return undefined;
  const start = html.indexOf(opening) + opening.length;
  return html.slice(start, html.lastIndexOf('</div>', html.indexOf(END)));
}

async function fetchArticle(page: string): Promise<void> {
  const response = await fetch(`${page.replace(/\/$/, '')}/article.txt`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  const html = response?.ok ? await response.text().catch(() => '') : '';
  const article = articleIn(html, page);
  if (article === undefined) throw loadFailure(page);
  const { html: content, sheets } = takeStyleSheets(article);
  await loadStyleSheets(sheets).catch(() => Promise.reject(loadFailure(page)));
  keepArticle(page, { content, sheets });
}

/** A page awaits this before it is shown (markdown/rehypeStaticArticle.ts), so that nothing moves once it is shown. */
export async function loadArticle(page: string): Promise<void> {
  if (RENDERS_ARTICLES || page === firstPage || articles.has(page)) return;
  const request = requests.get(page) ?? fetchArticle(page).finally(() => requests.delete(page));
  requests.set(page, request);
  await request;
}
