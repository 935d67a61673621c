// Copies of pages as Markdown, for assistants and for the button « Copier la page ».
import { createHash } from 'node:crypto';
import type { ElementContent } from 'hast';
import { markdownSections, type Options, type SectionText } from './markdown';

/** With the hash of its text. */
export type Section = Omit<SectionText, 'markdown'> & { readonly sha256: string };

export type Copy = {
  readonly markdown: string;
  /** Of the Markdown. */
  readonly sha256: string;
  readonly sections: readonly Section[];
};

export const sha256Of = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

export type Source = Options & {
  /** The article with its title. */
  readonly content: readonly ElementContent[];
  readonly title: string;
  readonly description: string;
};

/** Quoted as YAML and JSON both read it. */
const frontMatter = ({ title, description, address }: Source): string =>
  Object.entries({ title, description, url: address })
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

export function copyOf(source: Source): Copy {
  const sections = markdownSections(source.content, source);
  const markdown = `---\n${frontMatter(source)}---\n\n${sections.map((section) => section.markdown).join('\n')}`;
  return {
    markdown,
    sha256: sha256Of(markdown),
    sections: sections.map(({ id, title, markdown: text }) => ({ id, title, sha256: sha256Of(text) })),
  };
}
