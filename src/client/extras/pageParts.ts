// Fetches the menu and the foot of a page without an article, where the router opened it: the HTML of the page has them.
import { PARTS, PARTS_FILE } from '../../../lib/pageMarks';

/** What they begin with: a host may answer with another page. */
const START = '<details class="page-menu"';

async function fetchParts(place: Element): Promise<void> {
  const folder = window.location.pathname.replace(/\/$/, '');
  const response = await fetch(`${folder}/${PARTS_FILE}`);
  const html = response.ok ? await response.text() : '';
  if (html.startsWith(START)) place.innerHTML = html;
}

export function fillPageParts(): void {
  const place = document.querySelector(`[${PARTS}]:empty`);
  if (place) fetchParts(place).catch(() => undefined);
}
