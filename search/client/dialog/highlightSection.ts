// Focuses the heading of the section that a result leads to, and highlights the words of the question below it.
import type { Result } from '../engine/engine';
import { listen } from '../searchEngine';

const HIGHLIGHT = 'recherche';
const HEADINGS = 'h1, h2, h3';

function headingAt(url: string): HTMLElement | null {
  const [, id] = url.split('#');
  return id ? document.getElementById(decodeURIComponent(id)) : document.querySelector('main h1');
}

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

function highlight(heading: HTMLElement, words: readonly string[]): void {
  if (words.length === 0) return;
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const ranges = textsUnder(heading).flatMap((text) =>
    [...text.data.matchAll(wanted)].map(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range;
    }),
  );
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

/** Returns the function that removes the highlights. Browsers without the CSS Custom Highlight API have none. */
export function highlightSection({ url, words }: Result, query: string): () => void {
  const heading = headingAt(url);
  if (heading) focusOn(heading);
  if (!heading || !('highlights' in CSS)) return () => undefined;
  highlight(heading, words);
  // If the reader followed the result before its text had arrived, its words come later.
  const stopListening = listen((reply) => {
    if (reply.kind !== 'answer' || reply.answer.query !== query) return;
    const results = reply.answer.pages.flatMap((page) => page.results);
    const same = results.find((result) => result.url === url);
    if (same) highlight(heading, same.words);
  });
  const remove = (): void => {
    stopListening();
    document.removeEventListener('keydown', removeOnEscape);
    CSS.highlights.delete(HIGHLIGHT);
  };
  function removeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) remove();
  }
  document.addEventListener('keydown', removeOnEscape);
  return remove;
}
