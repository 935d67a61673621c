// The pieces of a page's tree that Markdown has no sign for.

import type { Properties } from 'hast';
import type { Code, Heading, Link, Paragraph, Parent, PhrasingContent, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';

/** An element of HTML: mdast-util-to-hast reads `data`. */
export interface ApiElement extends Parent {
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

/** What plugins/static-parts keeps out of the page's script. */
export const part = (name: string, children: readonly RootContent[]): ApiElement =>
  element('div', { className: ['api-part'], dataPart: name }, children);

/** A heading of the table of contents, with an address that stays. */
export const heading = (depth: 2 | 3, id: string, children: readonly PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  data: { hProperties: { id } },
  children: [...children],
});

export const fence = (lang: string, title: string, value: string): Code => ({
  type: 'code',
  lang,
  // The title stands between straight quotes, and is not Markdown.
  meta: `title="${title.replaceAll('"', "'").replaceAll('`', '')}"`,
  value,
});
