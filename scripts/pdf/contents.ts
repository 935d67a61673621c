// What a PDF holds, as its contents and its bookmarks list it.
import type { Entry } from './books';
import type { Section } from './chapter';

export type Line = {
  /** The id that it leads to. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
};

/** Under the title of a page come its sections, then the pages under it. */
export const linesOf = (
  entries: readonly Entry[],
  sectionsIn: (entry: Entry) => readonly Section[],
): Line[] =>
  entries.map((entry) => ({
    id: entry.key,
    title: entry.page.title,
    lines: [
      ...sectionsIn(entry).map((section) => ({ ...section, lines: [] })),
      ...linesOf(entry.entries, sectionsIn),
    ],
  }));
