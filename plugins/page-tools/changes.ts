// What a browser needs to tell a reader what has changed since the last visit: a short sum of each section, and beside it, for
// whoever asks, what the sections are called. src/client/extras/changes.ts reads both.
import type { Copy, Section } from '../../copies';

/** Signs of a sum that are kept: two versions of a section have the same ones once in two hundred thousand. */
export const SUM_LENGTH = 3;

const sumOf = ({ sha256 }: Section): string =>
  Buffer.from(sha256, 'hex').toString('base64url').slice(0, SUM_LENGTH);

export type Summed = {
  /** On the host. */
  readonly path: string;
  readonly title: string;
  readonly sections: Copy['sections'];
};

/** The sums of a page, one after the other. */
export const sumsFile = (pages: readonly Summed[]): string =>
  JSON.stringify(Object.fromEntries(pages.map(({ path, sections }) => [path, sections.map(sumOf).join('')])));

/** In the order of the sums: id and title of each section; the first is the page itself. */
export const namesFile = (pages: readonly Summed[]): string =>
  JSON.stringify(
    Object.fromEntries(
      pages.map(({ path, title, sections }) => [
        path,
        sections.map((section, index) => (index === 0 ? ['', title] : [section.id, section.title])),
      ]),
    ),
  );
