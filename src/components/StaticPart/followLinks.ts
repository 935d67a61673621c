import type { useHistory } from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** The path in the site to which this click leads, if the router is to follow it; undefined leaves it to the browser. */
function sitePathOf(event: MouseEvent): string | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || event.defaultPrevented || button !== 0) return undefined;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (link.download || (link.target && link.target !== '_self')) return undefined;
  // The browser scrolls to « #titre » by itself.
  if (link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Makes the links in static HTML change the page through the router, as other links do; the function returned stops it. */
export function followLinks(root: HTMLElement, history: History): () => void {
  const follow = (event: MouseEvent) => {
    const path = sitePathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    history.push(path);
  };
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}
