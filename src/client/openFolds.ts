// Opens the fold that a link leads into, or the one under the title that it leads to: the router opens neither. An old address
// may name a placeholder (plugins/kept-addresses): it is replaced by the address of today, also in the history.
import type { ClientModule } from '@docusaurus/types';

/** The hash of an address that somebody typed may be badly encoded: it then leads nowhere. */
function targetOf(hash: string): HTMLElement | null {
  try {
    // Firefox warns of an empty id.
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const target = targetOf(location.hash);
  if (!target) return;
  if (target.dataset.now) window.location.replace(target.dataset.now);
  const below = target.nextElementSibling;
  if (below instanceof HTMLDetailsElement) below.open = true;
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  const folds = [...closed].filter((fold) => fold.contains(target));
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) target.scrollIntoView();
};
