// Loads beforehand the pages that the reader may go to next: whenever links have come into view, the nearest to the middle
// of the screen, and a few in all.
// Docusaurus would fetch the scripts of every link in view, the shared ones again for each of them. Pointing at a link
// loads its page in any case.
import type { ClientModule } from '@docusaurus/types';
import { whenAtRest } from './whenAtRest';

const AT_MOST = 3;

let left = AT_MOST;
let isAwaited = false;

/** The paths of the site's links in view, the nearest to the middle of the screen first. */
function pathsInView(): string[] {
  const middle = window.innerHeight / 2;
  const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')].flatMap(
    (link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      const isInView = width > 0 && bottom > 0 && top < window.innerHeight;
      return isInView ? [{ path: link.pathname, distance: Math.abs((top + bottom) / 2 - middle) }] : [];
    },
  );
  const paths = found.sort((a, b) => a.distance - b.distance).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => path !== window.location.pathname);
}

/** Links call it when they come into view. `preload` answers false for what was loaded, and on a poor connection. */
function prefetch(): false {
  if (isAwaited || left === 0) return false;
  isAwaited = true;
  whenAtRest(() => {
    isAwaited = false;
    if (pathsInView().some((path) => window.docusaurus.preload(path))) left -= 1;
  });
  return false;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname === previousLocation?.pathname) return;
  left = AT_MOST;
  if (previousLocation) return;
  window.docusaurus = { ...window.docusaurus, prefetch };
};
