// Keeps the HTML of articles by the address of their page. It comes from the document that the server sent, or, when the
// reader goes to another page of the site, from the HTML of that page, which is fetched. It is not in any script.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const PATIENCE_MS = 10_000;
const ARTICLE = '[data-article]';
/** After the article: a document that was cut has none. */
const END = `${ARTICLE} ~ [data-article-end]`;

const htmlByPage = new Map<string, string>();
const requests = new Map<string, Promise<void>>();

export const htmlOfArticle = (page: string): string => htmlByPage.get(page) ?? '';

function keepArticle(root: ParentNode): void {
  const article = root.querySelector<HTMLElement>(ARTICLE);
  if (article?.dataset.article && root.querySelector(END))
    htmlByPage.set(article.dataset.article, article.innerHTML);
}

/**
 * By this name src/client/offerRetry.ts recognises a failure on the first load. After that, Docusaurus reloads the page
 * on any failure.
 */
const loadFailure = (page: string): Error =>
  Object.assign(new Error(`Loading ${page} failed`), { name: 'ChunkLoadError' });

async function fetchArticle(page: string): Promise<void> {
  const response = await fetch(page, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!response?.ok) throw loadFailure(page);
  const html = await response.text().catch(() => '');
  keepArticle(new DOMParser().parseFromString(html, 'text/html'));
  if (!htmlByPage.has(page)) throw loadFailure(page);
}

/** A page awaits this before it is shown (markdown/rehypeStaticArticle.ts), so that nothing moves once it is shown. */
export async function loadArticle(page: string): Promise<void> {
  if (RENDERS_ARTICLES || htmlByPage.has(page)) return;
  const request = requests.get(page) ?? fetchArticle(page).finally(() => requests.delete(page));
  requests.set(page, request);
  await request;
}

if (ExecutionEnvironment.canUseDOM && !RENDERS_ARTICLES) keepArticle(document);
