// Keeps the HTML of static parts by key. It comes from the document that the server sent, or, when the reader goes to
// another page of the site, from the HTML of that page, which is fetched. It is not in any script.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const htmlByKey = new Map<string, string>();

export const keyOf = (page: string, name: string): string => `${page}#${name}`;

export function htmlOfPart(key: string): string {
  return htmlByKey.get(key) ?? '';
}

function keepParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    htmlByKey.set(part.dataset.part ?? '', part.innerHTML);
  }
}

/**
 * By this name src/client/offerRetry.ts recognises a failure on the first load. After that, Docusaurus reloads the page
 * on any failure.
 */
function loadFailure(page: string): Error {
  return Object.assign(new Error(`Loading ${page} failed`), { name: 'ChunkLoadError' });
}

async function fetchHtml(page: string): Promise<string> {
  const response = await fetch(page).catch(() => undefined);
  if (!response?.ok) throw loadFailure(page);
  return response.text();
}

/** A page awaits this before it is shown (markdown/rehypeStaticParts.ts), so that nothing moves once it is shown. */
export async function loadStaticParts(page: string, names: readonly string[]): Promise<void> {
  const areLoaded = () => names.every((name) => htmlByKey.has(keyOf(page, name)));
  if (RENDERS_STATIC_PARTS || areLoaded()) return;
  keepParts(new DOMParser().parseFromString(await fetchHtml(page), 'text/html'));
  if (!areLoaded()) throw loadFailure(page);
}

if (ExecutionEnvironment.canUseDOM && !RENDERS_STATIC_PARTS) keepParts(document);
