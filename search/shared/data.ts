// What the build hands to the browser: build/ writes it, client/ reads it.
import { type Forms, queryTokens } from './analyse';

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
type PackedSection = [id: string, level: number, heading: string, text: string, aside: string, flags: number];
export type PackedPage = [url: string, title: string, audience: number, sections: PackedSection[]];
type PackedSynonym = [theirs: string, ours: string];
export type SearchData = {
  /** The product's: in a question that says more, it says nothing. */
  name: string;
  pages: PackedPage[];
  /** How readers ask for each section, in the order of the sections: a line for each way, an empty line between two. */
  asked: string;
  synonyms: PackedSynonym[];
  /** Words of the language that are none of ours, a space between two. */
  ordinary: string;
  forms: Forms;
};

/** How readers ask for a section, by the address of the section. */
export type Asked = ReadonlyMap<string, readonly string[]>;

export const addressOf = (url: string, id: string): string => (id ? `${url}#${id}` : url);

/** Small words left out, and names of code, which are found where they stand. */
const essentialsOf = (question: string): string =>
  queryTokens(question)
    .filter(({ isExact }) => !isExact)
    .map(({ word }) => word)
    .join(' ');

type Sources = {
  readonly name: string;
  readonly pages: readonly Page[];
  readonly asked: Asked;
  readonly synonyms: readonly Synonym[];
  readonly ordinary: readonly string[];
  readonly forms: Forms;
};

export const packed = ({ name, pages, asked, synonyms, ordinary, forms }: Sources): SearchData => ({
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
  asked: pages
    .flatMap(({ url, sections }) => sections.map(({ id }) => asked.get(addressOf(url, id)) ?? []))
    .map((questions) => questions.map(essentialsOf).filter(Boolean).join('\n'))
    .join('\n\n'),
  synonyms: synonyms.map(({ theirs, ours }) => [theirs.join('|'), ours.join('|')]),
  ordinary: ordinary.join(' '),
});
