// The next article at once: React takes longer for what is around it (menu, contents list, links to the pages before and
// after). Docusaurus shows that when the article is painted (plugins/case-sensitive-routes).
import type { useHistory } from '@docusaurus/router';
import { swapArticles } from './articles';

type History = ReturnType<typeof useHistory>;

/** Of an element that shows the article of a page which is not there yet. */
const AHEAD = 'data-ahead';

/** `element` is that of the article of `page`; the function returned stops it. */
export function showAtOnce(element: HTMLElement, page: string, history: History): () => void {
  return history.listen(({ pathname, hash }, action) => {
    // Or the reader comes back before the other page is whole.
    const isAhead = pathname !== page;
    // Docusaurus finds the place in the page, and the browser that of « back », when all is there.
    if ((isAhead && (hash || action === 'POP')) || !swapArticles(element, pathname)) return;
    element.toggleAttribute(AHEAD, isAhead);
    if (isAhead) scrollTo(0, 0);
  });
}
