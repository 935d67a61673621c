// A link may lead into a fold, or to the title of one. The browser opens the first kind when it loads the page, the
// router never, and nobody the second.
import type { ClientModule } from '@docusaurus/types';

/** A hash that somebody typed may not be well encoded: it then leads nowhere. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function openFoldsOf(hash: string): void {
  const target = targetOf(hash);
  const opened: HTMLDetailsElement[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    if (!fold.open) opened.push(fold);
  }
  if (opened.length === 0) return;
  for (const fold of opened) fold.open = true;
  target?.scrollIntoView();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) =>
  openFoldsOf(location.hash);
