// The HTML of static parts. It is not in any script: the page that the server sent holds it, and so does the page
// that a reader goes to.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const htmlOf = new Map<string, string>();

export const keyOf = (page: string, name: string): string => `${page}#${name}`;

export function htmlOfPart(key: string): string {
  return htmlOf.get(key) ?? '';
}

function keepParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    htmlOf.set(part.dataset.part ?? '', part.innerHTML);
  }
}

/** The name is the one that the core and plugins/load-failure know: the page is asked of the server, or a retry offered. */
function loadFailure(page: string): Error {
  return Object.assign(new Error(`Loading ${page} failed`), { name: 'ChunkLoadError' });
}

async function textOf(page: string): Promise<string> {
  const response = await fetch(page).catch(() => undefined);
  if (!response?.ok) throw loadFailure(page);
  return response.text();
}

/** A page waits for its parts before it is shown, as it waits for its script: nothing moves once it is there. */
export async function loadStaticParts(page: string, names: readonly string[]): Promise<void> {
  const isThere = () => names.every((name) => htmlOf.has(keyOf(page, name)));
  if (RENDERS_STATIC_PARTS || isThere()) return;
  keepParts(new DOMParser().parseFromString(await textOf(page), 'text/html'));
  if (!isThere()) throw loadFailure(page);
}

if (ExecutionEnvironment.canUseDOM && !RENDERS_STATIC_PARTS) keepParts(document);
