import type { useHistory } from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** The address within the site that this click asks for, where the browser's own way would be a full load. */
function wayWithinSite(event: MouseEvent): string | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || event.defaultPrevented || button !== 0) return undefined;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (link.download || (link.target && link.target !== '_self')) return undefined;
  // The browser follows « #titre » by itself.
  if (link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Links of static HTML change the page as the other links do. */
export function followLinks(root: HTMLElement, history: History): () => void {
  const follow = (event: MouseEvent) => {
    const way = wayWithinSite(event);
    if (way === undefined) return;
    event.preventDefault();
    history.push(way);
  };
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}
