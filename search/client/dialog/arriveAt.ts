// The section that a result leads to: the focus on its heading, the words that were asked for marked in its text.
import { queryTokens, tokensOf } from '../../shared/analyse';
import type { Marked, Result } from '../engine';

const MARKS = 'recherche';
const HEADINGS = 'h1, h2, h3';

const firstTerms = ({ text, marks }: Marked): string[] =>
  marks.flatMap(([start, end]) => tokensOf(text.slice(start, end)).flatMap(({ terms }) => terms[0] ?? []));

/** The words typed, and those of ours that answered them: a synonym, a word without its fault. */
export const termsToMark = (query: string, { heading, excerpt }: Result): ReadonlySet<string> =>
  new Set([
    ...queryTokens(query).flatMap(({ terms }) => terms),
    ...firstTerms(heading),
    ...firstTerms(excerpt),
  ]);

function headingOf(url: string): HTMLElement | null {
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
function* textsOf(heading: HTMLElement): Generator<Text> {
  const root = heading.closest('.theme-doc-markdown') ?? heading.closest('main') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  walker.currentNode = heading;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(HEADINGS)) return;
    if (node instanceof Text) yield node;
  }
}

function rangesIn(text: Text, asked: ReadonlySet<string>): Range[] {
  return tokensOf(text.data)
    .filter(({ isStop, terms }) => !isStop && terms.some((term) => asked.has(term)))
    .map(({ start, end }) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    });
}

function unmark(): void {
  CSS.highlights.delete(MARKS);
  document.removeEventListener('keydown', unmarkOnEscape);
}

function unmarkOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape' && !document.querySelector('dialog[open]')) unmark();
}

/** Marks without touching the page, where the browser can. Returns what takes the marks away. */
export function arriveAt(url: string, asked: ReadonlySet<string>): () => void {
  const heading = headingOf(url);
  if (heading) focusOn(heading);
  if (!heading || !('highlights' in CSS)) return () => undefined;
  const ranges = [...textsOf(heading)].flatMap((text) => rangesIn(text, asked));
  CSS.highlights.set(MARKS, new Highlight(...ranges));
  document.addEventListener('keydown', unmarkOnEscape);
  return unmark;
}
