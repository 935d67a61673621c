// The menu and the foot of a page without article, to which a link has led: its own HTML has them already.

import { PARTS, PARTS_FILE } from '../../../lib/pageMarks';

/** How they begin: a host may answer with another page. */
const START = '<details class="page-menu"';

async function fill(place: Element): Promise<void> {
  const folder = window.location.pathname.replace(/\/$/, '');
  const answer = await fetch(`${folder}/${PARTS_FILE}`);
  const html = answer.ok ? await answer.text() : '';
  if (html.startsWith(START)) place.innerHTML = html;
}

/** At each page. */
export function fillParts(): void {
  const place = document.querySelector(`[${PARTS}]:empty`);
  if (place) fill(place).catch(() => undefined);
}
