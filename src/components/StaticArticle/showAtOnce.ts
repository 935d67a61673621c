// The next article at once, if it was loaded beforehand: React takes longer for what is around it (menu, contents list,
// links to the pages before and after), and the browser paints the article in between.
import type { useHistory } from '@docusaurus/router';
import { isKept, swapArticles } from './articles';
import { linkToFollow } from './followLinks';

type History = ReturnType<typeof useHistory>;

/** `element` is that of the article of `page`; the function returned stops it. */
export function showAtOnce(element: HTMLElement, page: string, history: History): () => void {
  let frame = 0;
  const follow = (event: MouseEvent) => {
    const link = linkToFollow(event);
    if (!link || !isKept(link.pathname)) return;
    event.preventDefault();
    cancelAnimationFrame(frame);
    // What happens in a click is React's work before the browser paints; what happens in a frame, after that.
    frame = requestAnimationFrame(() => history.push(link.pathname + link.search + link.hash));
  };
  // Before React and the article itself, which leave a click alone that was taken.
  document.addEventListener('click', follow, { capture: true });
  const stopListening = history.listen(({ pathname, hash }, action) => {
    cancelAnimationFrame(frame);
    // Or the reader comes back before the other page is whole.
    const isAhead = pathname !== page;
    // Docusaurus finds the place in the page, and the browser that of « back », when all is there.
    if ((isAhead && (hash || action === 'POP')) || !swapArticles(element, pathname)) return;
    if (isAhead) scrollTo(0, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('click', follow, { capture: true });
    stopListening();
  };
}
