import type { useHistory } from '@docusaurus/router';

export type History = ReturnType<typeof useHistory>;

/** The clicked link, if the router is to follow it; undefined leaves the click to the browser. */
function siteLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.download || (link.target && link.target !== '_self')) return undefined;
  const isFile = /\.\w+$/.test(link.pathname);
  const isOnPage = link.getAttribute('href')?.startsWith('#');
  return isFile || isOnPage || link.origin !== window.location.origin ? undefined : link;
}

export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

export const linkToFollow = (event: MouseEvent): HTMLAnchorElement | undefined =>
  isPlainClick(event) ? siteLinkOf(event) : undefined;

export const followLink = (history: History, { pathname, search, hash }: HTMLAnchorElement): void =>
  history.push(pathname + search + hash);

/** Events that come before a click. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Makes the links of a static article change the page through the router, and preload it as soon as they are pointed at. */
export function attachLinks(root: HTMLElement, history: History, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    followLink(history, link);
  };
  const preload = (event: Event) => {
    const link = siteLinkOf(event);
    if (link) window.docusaurus.preload(link.pathname);
  };
  root.addEventListener('click', follow, { signal });
  for (const intent of INTENTS) root.addEventListener(intent, preload, { passive: true, signal });
}
