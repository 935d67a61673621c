// The parts of a page: groups of what the contract says, headings, folds, blocks of code, lists of traits.
import type { Code, Heading, Paragraph } from 'mdast';
import { type Child, classedParagraph, element, nodesOf, type Phrase, strong, tag } from './nodes';

/** A bold line above a block. Not a heading: it stays out of the table of contents. */
export const label = (...children: Phrase[]): Paragraph => classedParagraph('api-label', strong(...children));

/** What the contract says, among what the writer says. The theme styles only the direct children of `markdown`. */
export const part = (...children: Child[]) => tag('div.api-part.markdown', ...children);

/** A heading with a fixed id; Docusaurus lists it in the table of contents. */
export const heading = (id: string, ...children: Phrase[]): Heading => ({
  type: 'heading',
  depth: 3,
  data: { hProperties: { id } },
  children: nodesOf(children),
});

export const fold = (summary: Phrase, children: Child, isOpen = false) =>
  element('details.api-fold', isOpen ? { open: true } : {}, tag('summary', summary), children);

/** A block of code with a title. */
export const codeBlock = (lang: string, title: string, value: string): Code => ({
  type: 'code',
  lang,
  // The title is in double quotes and is not Markdown: double quotes and backticks would show or break it.
  meta: `title="${title.replaceAll('"', "'").replaceAll('`', '')}"`,
  value,
});

/** « Authentification », « Portée »; « Cause », « Que faire ». */
export type Trait = readonly [name: string, words: Phrase];

/** What is said of an operation or of an error in a few words: a list of names, each with what it is. */
export const traitList = (traits: readonly Trait[]) =>
  tag(
    'dl.api-facts',
    traits.map(([name, words]) => tag('div', tag('dt', name), tag('dd', words))),
  );
