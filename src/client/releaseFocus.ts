// Takes the focus from what is about to leave. The browser would do so by itself, but in the midst of the change, where it
// has to compute the styles of the whole page for that. The theme gives the focus to the new page.
import type { ClientModule } from '@docusaurus/types';

function release(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}

/** The function returned runs when the new page is loaded, before it is shown. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) =>
  previousLocation && location.pathname !== previousLocation.pathname ? release : undefined;
