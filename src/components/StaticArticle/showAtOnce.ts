// Shows a preloaded article in the first frame after the click: React takes longer to render what is around it (menu, contents
// list, previous and next page), and does so after that frame is painted.
import { isReady, swapArticles } from './articles';
import { followLink, type History, linkToFollow } from './followLinks';

/** `element` holds the article of `page`. */
export function showAtOnce(element: HTMLElement, page: string, history: History): () => void {
  let frame = 0;
  const follow = (event: MouseEvent) => {
    const link = linkToFollow(event);
    if (!link || !isReady(link.pathname)) return;
    event.preventDefault();
    cancelAnimationFrame(frame);
    // React renders synchronously in a click, but only after the next paint in a frame.
    frame = requestAnimationFrame(() => followLink(history, link));
  };
  // Captured, to come before the listeners of React and of the article, which ignore a click that was prevented.
  document.addEventListener('click', follow, { capture: true });
  const unlisten = history.listen(({ pathname, hash }, action) => {
    cancelAnimationFrame(frame);
    // False when the reader comes back before React has rendered the other page: `page` is the current one again.
    const isAhead = pathname !== page;
    // Docusaurus scrolls to a section, and the browser to the place of « back », only once the page is complete.
    if ((isAhead && (hash || action === 'POP')) || !swapArticles(element, pathname)) return;
    if (isAhead) scrollTo(0, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('click', follow, { capture: true });
    unlisten();
  };
}
