// What is published about all pages: lists for assistants (llmstxt.org), and the hashes by which a browser tells a reader what
// has changed since the last visit (src/client/extras/changes.ts).

import { pageToolTexts } from '../../i18n/fr/pageTools';
import { SECTION_HASH_LENGTH } from '../../lib/pageMarks';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import type { Copy } from '../../markdown-export';

export type ListedPage = Pick<Copy, 'markdown' | 'sections'> & {
  /** On the host. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The whole address of its copy. */
  readonly markdownAddress: string;
  /** The first level of the menu. */
  readonly group: string | undefined;
};

type Site = { readonly siteTitle: string; readonly tagline: string; readonly fullTextAddress: string };

const { intro, other } = pageToolTexts.lists;

const linkTo = ({ title, description, markdownAddress }: ListedPage): string =>
  `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${markdownAddress})${description ? `: ${description}` : ''}`;

/** Those that have no group come last. */
function byGroup(pages: readonly ListedPage[]): Map<string, ListedPage[]> {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages.toSorted((a, b) => Number(!a.group) - Number(!b.group))) {
    const name = page.group ?? frenchTypography(other);
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return groups;
}

export function listOfPages(
  { siteTitle, tagline, fullTextAddress }: Site,
  pages: readonly ListedPage[],
): string {
  const parts = [
    `# ${frenchTypography(siteTitle)}`,
    `> ${frenchTypography(tagline)}`,
    frenchTypography(intro).replace('{full}', `<${fullTextAddress}>`),
    ...[...byGroup(pages)].map(([group, members]) => `## ${group}\n\n${members.map(linkTo).join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** In the order of the list, each with its address at its head. */
export const textOfAllPages = (pages: readonly ListedPage[]): string =>
  [...byGroup(pages).values()]
    .flat()
    .map(({ markdown }) => markdown)
    .join('\n');

const byPath = (pages: readonly ListedPage[], toValue: (page: ListedPage) => unknown): string =>
  JSON.stringify(Object.fromEntries(pages.map((page) => [page.path, toValue(page)])));

const shortHash = (sha256: string): string =>
  Buffer.from(sha256, 'hex').toString('base64url').slice(0, SECTION_HASH_LENGTH);

/** The short hashes of the sections of each page, one after the other. */
export const sectionHashes = (pages: readonly ListedPage[]): string =>
  byPath(pages, ({ sections }) => sections.map(({ sha256 }) => shortHash(sha256)).join(''));

/** In the order of the hashes: id and title of each section; the first is the page itself. */
export const sectionTitles = (pages: readonly ListedPage[]): string =>
  byPath(pages, ({ title, sections: [, ...sections] }) => [
    ['', title],
    ...sections.map((section) => [section.id, section.title]),
  ]);
