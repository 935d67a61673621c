// Says the title of the page that scripts have opened to readers who do not see it. The theme gives the focus to the top of
// that page, where nothing names it.
import type { ClientModule } from '@docusaurus/types';

/** In milliseconds: the title of the document comes after the page, and a region that speaks has to be there before it does. */
const PAUSE = 200;

let status: Element | null = null;

function announce(): void {
  if (!status) {
    document.body.insertAdjacentHTML('beforeend', '<p role="status" class="visually-hidden">');
    status = document.body.lastElementChild;
  }
  setTimeout(() => {
    if (status) status.textContent = document.title;
  }, PAUSE);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) announce();
};
