// Builders of the Markdown (mdast) nodes that pages are made of, HTML elements included.

import type { Properties } from 'hast';
import type { Code, Heading, Link, Paragraph, Parent, PhrasingContent, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';

/** An HTML element, for what Markdown has no syntax for: mdast-util-to-hast reads its name and properties in `data`. */
interface ApiElement extends Parent {
  type: 'apiElement';
  data: { hName: string; hProperties: Properties };
  children: RootContent[];
}

declare module 'mdast' {
  interface BlockContentMap {
    apiElement: ApiElement;
  }
  interface PhrasingContentMap {
    apiElement: ApiElement;
  }
  interface RootContentMap {
    apiElement: ApiElement;
  }
}

export const element = (
  hName: string,
  hProperties: Properties,
  children: readonly RootContent[],
): ApiElement => ({ type: 'apiElement', data: { hName, hProperties }, children: [...children] });

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const inlineCode = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

export const paragraph = (children: readonly PhrasingContent[], className?: string): Paragraph => ({
  type: 'paragraph',
  ...(className && { data: { hProperties: { className: [className] } } }),
  children: [...children],
});

export const link = (url: string, children: readonly PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: [...children],
});

/** What the contract says, among what the writer says. The theme styles only the direct children of `markdown`. */
export const part = (children: readonly RootContent[]): ApiElement =>
  element('div', { className: ['api-part', 'markdown'] }, children);

/** A heading with a fixed id; Docusaurus lists it in the table of contents. */
export const heading = (depth: 2 | 3, id: string, children: readonly PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  data: { hProperties: { id } },
  children: [...children],
});

/** A block of code with a title. */
export const codeBlock = (lang: string, title: string, value: string): Code => ({
  type: 'code',
  lang,
  // The title is in double quotes and is not Markdown: double quotes and backticks would show or break it.
  meta: `title="${title.replaceAll('"', "'").replaceAll('`', '')}"`,
  value,
});
