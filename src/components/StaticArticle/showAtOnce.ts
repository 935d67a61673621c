// The next article at once: React takes longer for what is around it (menu, contents list, links to the pages before and
// after). It follows when the article is painted.
import type { useHistory } from '@docusaurus/router';
import { swapArticles } from './articles';

type History = ReturnType<typeof useHistory>;

/** In a tab that is not seen, nothing is painted. */
const PATIENCE_MS = 100;

let painted: Promise<unknown> = Promise.resolve();

/** Docusaurus waits for this before it shows a page (plugins/case-sensitive-routes/routerConfig.tsx). */
export const untilPainted = (): Promise<unknown> => painted;

const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** `element` is that of the article of `page`; the function returned stops it. */
export function showAtOnce(element: HTMLElement, page: string, history: History): () => void {
  return history.listen(({ pathname, hash }, action) => {
    // The reader comes back before the other page is whole.
    if (pathname === page) swapArticles(element, page);
    // Docusaurus finds the place in the page, and the browser that of « back », when all is there.
    else if (action !== 'POP' && !hash && swapArticles(element, pathname)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      painted = nextPaint();
    }
  });
}
