// Prefetches the next page only, once the page is idle: Docusaurus would prefetch every link in view. A link that is pointed
// at is still prefetched.
import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from './whenIdle';

/** Docusaurus calls it for each link that comes into view. */
const prefetch = (): false => false;

function prefetchNextPage(): void {
  const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  if (next) window.docusaurus.preload(next.pathname);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) window.docusaurus = { ...window.docusaurus, prefetch };
  if (location.pathname !== previousLocation?.pathname) whenIdle(prefetchNextPage);
};
