// The section that a result leads to: the focus on its heading, the words that were asked for marked in its text.
import type { Result } from '../engine/engine';
import { marksIn } from '../searchEngine';

const HIGHLIGHT = 'recherche';
const HEADINGS = 'h1, h2, h3';

function headingAt(url: string): HTMLElement | null {
  const { hash } = new URL(url, window.location.href);
  return hash
    ? document.getElementById(decodeURIComponent(hash.slice(1)))
    : document.querySelector<HTMLElement>('main h1');
}

/** Where the keyboard and the screen reader go on from. */
function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

/** From the heading to the next one, as sections are indexed. */
function textsUnder(heading: HTMLElement): Text[] {
  const root = heading.closest('.theme-doc-markdown') ?? heading.closest('main') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  walker.currentNode = heading;
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(HEADINGS)) break;
    if (node instanceof Text) texts.push(node);
  }
  return texts;
}

async function wordsIn(texts: readonly Text[], query: string, { terms }: Result): Promise<Range[]> {
  const asked = texts.map(({ data }) => data);
  const marks = await marksIn(asked, query, terms);
  return texts.flatMap((text, i) => {
    // The page may have changed meanwhile.
    const ofText = text.data === asked[i] ? (marks[i] ?? []) : [];
    return ofText.map(([start, end]) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    });
  });
}

/** Returns what takes the marks away. They do not touch the page, and are only where the browser can do that. */
export function highlightSection(result: Result, query: string): () => void {
  const heading = headingAt(result.url);
  if (heading) focusOn(heading);
  if (!heading || !('highlights' in CSS)) return () => undefined;
  const wanted = new AbortController();
  const remove = (): void => {
    wanted.abort();
    CSS.highlights.delete(HIGHLIGHT);
  };
  const removeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) remove();
  };
  document.addEventListener('keydown', removeOnEscape, { signal: wanted.signal });
  void wordsIn(textsUnder(heading), query, result).then((ranges) => {
    if (!wanted.signal.aborted) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  });
  return remove;
}
