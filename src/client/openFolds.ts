// A link may lead into a fold, or to the title above one. The browser opens the first kind when it loads the page, the
// router never, and nobody the second. An old address may lead to the place where a section was (plugins/kept-addresses):
// the reader is taken to where it is, and « back » does not come by again.
import type { ClientModule } from '@docusaurus/types';

/** A hash that somebody typed may not be well encoded: it then leads nowhere. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

function openFoldsOf(hash: string): void {
  const target = targetOf(hash);
  if (!target) return;
  if (target.dataset.now) window.location.replace(target.dataset.now);
  const below = target.nextElementSibling;
  if (below instanceof HTMLDetailsElement) below.open = true;
  let fold = target.closest('details:not([open])');
  if (!fold) return;
  for (; fold; fold = target.closest('details:not([open])')) fold.toggleAttribute('open', true);
  target.scrollIntoView();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) =>
  openFoldsOf(location.hash);
