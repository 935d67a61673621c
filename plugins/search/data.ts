// What the build hands to the browser: see index.ts (writes it) and src/components/search (reads it).
import type { Forms } from './analyse';

export const AUDIENCES = ['Introduction', 'Utilisateurs', 'Administrateurs', 'API', 'Aide'] as const;
export type Audience = (typeof AUDIENCES)[number];

export type Section = {
  /** Empty for what stands before the first heading of the page. */
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly heading: string;
  /** A line for each paragraph, item or row. */
  readonly text: string;
  /** What is in the figures and the code and not in the text. */
  readonly aside: string;
  /** A list of links: what it names is told elsewhere. */
  readonly isSignpost: boolean;
  /** All from the contract: fields, codes. It has many words, and answers few questions but for those names. */
  readonly isReference: boolean;
};

export type Page = {
  readonly url: string;
  readonly title: string;
  readonly audience: Audience;
  readonly sections: readonly Section[];
};

/** Each way in which other people say it, then each of ours: a word or a few, folded. */
export type Synonym = { readonly theirs: readonly string[]; readonly ours: readonly string[] };

/** Arrays and no names: the smallest JSON. Flags: 1 is a signpost, 2 a reference. */
export type PackedSection = [
  id: string,
  level: number,
  heading: string,
  text: string,
  aside: string,
  flags: number,
];
export type PackedPage = [url: string, title: string, audience: number, sections: PackedSection[]];
export type PackedSynonym = [theirs: string, ours: string];
export type SearchData = {
  /** The product's: in a question that says more, it says nothing. */
  name: string;
  pages: PackedPage[];
  synonyms: PackedSynonym[];
  /** Words of the language that are none of ours, a space between two. */
  ordinary: string;
  forms: Forms;
};

export const packed = (
  name: string,
  pages: readonly Page[],
  synonyms: readonly Synonym[],
  ordinary: readonly string[],
  forms: Forms,
): SearchData => ({
  name,
  forms,
  pages: pages.map(({ url, title, audience, sections }) => [
    url,
    title,
    AUDIENCES.indexOf(audience),
    sections.map(({ id, level, heading, text, aside, isSignpost, isReference }) => [
      id,
      level,
      heading,
      text,
      aside,
      isSignpost ? 1 : isReference ? 2 : 0,
    ]),
  ]),
  synonyms: synonyms.map(({ theirs, ours }) => [theirs.join('|'), ours.join('|')]),
  ordinary: ordinary.join(' '),
});
