// Loads the next page beforehand, article included, once the page is idle: the one that the link at its foot leads to.
// Docusaurus would load the scripts of every link in view. The page of a link that is pointed at is loaded in any case.
import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from './whenIdle';

/** Links call it when they come into view. */
const prefetch = (): false => false;

/** `preload` loads nothing on a poor connection. */
function loadNextPage(): void {
  const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  if (next) window.docusaurus.preload(next.pathname);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) window.docusaurus = { ...window.docusaurus, prefetch };
  if (location.pathname !== previousLocation?.pathname) whenIdle(loadNextPage);
};
