// What a browser needs to tell a reader what has changed since the last visit: a short hash of each section, and beside it, for
// whoever asks, what the sections are called. src/client/extras/changes.ts reads both.
import type { Copy, Section } from '../../copies';
import { SECTION_HASH_LENGTH } from '../../lib/pageMarks';

const sumOf = ({ sha256 }: Section): string =>
  Buffer.from(sha256, 'hex').toString('base64url').slice(0, SECTION_HASH_LENGTH);

export type Summed = {
  /** On the host. */
  readonly path: string;
  readonly title: string;
  readonly sections: Copy['sections'];
};

const perPage = (pages: readonly Summed[], said: (page: Summed) => unknown): string =>
  JSON.stringify(Object.fromEntries(pages.map((page) => [page.path, said(page)])));

/** The hashes of a page, one after the other. */
export const sumsFile = (pages: readonly Summed[]): string =>
  perPage(pages, ({ sections }) => sections.map(sumOf).join(''));

/** In the order of the hashes: id and title of each section; the first is the page itself. */
export const namesFile = (pages: readonly Summed[]): string =>
  perPage(pages, ({ title, sections: [, ...sections] }) => [
    ['', title],
    ...sections.map((section) => [section.id, section.title]),
  ]);
