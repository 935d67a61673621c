// Which pages each PDF has, in reading order: all of them, or those of one audience and those that are for everybody.
import type { TreePage } from '../../figure-kit';
import { type BuiltPage, readBuiltPage } from './builtPages';

/** A page, or the part that a category makes, with what comes under it. */
export type Entry = {
  /** Under which it is found in the PDF. */
  readonly key: string;
  readonly page: BuiltPage;
  /** That of its title: 1 for what stands under nothing else. */
  readonly level: number;
  readonly entries: readonly Entry[];
};

export type Audience = {
  readonly title: string;
  readonly text: string;
  /** Of docs/, with the pages that are for this audience alone. */
  readonly folder: string;
};

const FOLDER = /^\/docs\/([^/]+)\//;

/** As the home page has them: the first of its links leads to the pages of an audience. */
export const audiencesOf = (
  cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly links: readonly { readonly to: string }[];
  }[],
): Audience[] =>
  cards.flatMap(({ title, text, links: [first] }) => {
    const folder = FOLDER.exec(first?.to ?? '')?.[1];
    return folder ? [{ title, text, folder }] : [];
  });

/** `/docs/api/intro`, also for the address of an index, which ends with a slash. */
export const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '');

export const keyOf = (address: string): string => withoutSlash(address).slice(1).replaceAll('/', '.');

/** The root of the tree is a page as the others: the first. */
export function entriesOf(tree: TreePage, build: string): Entry[] {
  const read = ({ href = '', pages = [] }: TreePage, level: number): Entry[] => {
    const page = readBuiltPage(build, href);
    const entries = pages.flatMap((one) => read(one, level + 1));
    const isShown = page && !page.isUnlisted && (page.article || entries.length > 0);
    return isShown ? [{ key: keyOf(href), page, level, entries }] : [];
  };
  return [{ ...tree, pages: [] }, ...(tree.pages ?? [])].flatMap((one) => read(one, 1));
}

/** What is for one of the others is left out, and a part that nothing is left of. */
export function entriesFor(
  entries: readonly Entry[],
  audience: Audience,
  all: readonly Audience[],
): readonly Entry[] {
  const others = all
    .filter(({ folder }) => folder !== audience.folder)
    .map(({ folder }) => keyOf(`/docs/${folder}`));
  const isForOthers = (key: string): boolean => others.some((other) => key.startsWith(`${other}.`));
  return entries.flatMap((entry) => {
    if (isForOthers(entry.key)) return [];
    const below = entriesFor(entry.entries, audience, all);
    return entry.page.article || below.length > 0 ? [{ ...entry, entries: below }] : [];
  });
}

export const flat = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries)]);
