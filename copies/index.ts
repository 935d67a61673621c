// Copies of the pages for whatever reads no HTML: each page as Markdown, and the lists of them for assistants.
import { createHash } from 'node:crypto';
import { markdownSections, type Options, type SectionText } from './markdown';

/** A part of a page by its title of the second or third level, and the sum of what it says. */
export type Section = Omit<SectionText, 'markdown'> & { readonly sha256: string };

export type Copy = {
  readonly markdown: string;
  /** Of the Markdown: whoever has the file can check it. */
  readonly sha256: string;
  readonly sections: readonly Section[];
};

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

export type Source = Options & {
  /** What the page says, with its title. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
};

/** Quoted as YAML and JSON both read it. */
const frontMatter = ({ title, description, address }: Source): string =>
  Object.entries({ title, description, url: address })
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

export function copyOf(source: Source): Copy {
  const sections = markdownSections(source.html, source);
  const markdown = `---\n${frontMatter(source)}---\n\n${sections.map((section) => section.markdown).join('\n')}`;
  return {
    markdown,
    sha256: sha256Of(markdown),
    sections: sections.map(({ id, title, markdown: text }) => ({ id, title, sha256: sha256Of(text) })),
  };
}
