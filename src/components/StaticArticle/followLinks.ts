import type { useHistory } from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** The link of the site on which this happens, if the router is to follow it; undefined leaves it to the browser. */
function siteLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.download || (link.target && link.target !== '_self')) return undefined;
  // A file of the site is no page.
  if (/\.\w+$/.test(link.pathname)) return undefined;
  // The browser scrolls to « #titre » by itself.
  if (link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return undefined;
  return link;
}

const isPlainClick = ({
  defaultPrevented,
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): boolean => !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The link that this click is to follow through the router. */
export const linkToFollow = (event: MouseEvent): HTMLAnchorElement | undefined =>
  isPlainClick(event) ? siteLinkOf(event) : undefined;

/** What shows that the reader is about to click. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Makes the links in static HTML change the page through the router, as other links do, and load it as soon as the
 * reader is about to; the function returned stops it.
 */
export function followLinks(root: HTMLElement, history: History): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  const load = (event: Event) => {
    const link = siteLinkOf(event);
    if (link) window.docusaurus.preload(link.pathname);
  };
  root.addEventListener('click', follow);
  for (const intent of INTENTS) root.addEventListener(intent, load, { passive: true });
  return () => {
    root.removeEventListener('click', follow);
    for (const intent of INTENTS) root.removeEventListener(intent, load);
  };
}
