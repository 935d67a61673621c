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

/** A node, words, a group of these, or nothing: `condition && …`. */
export type Child<Node extends RootContent = RootContent> =
  | Node
  | string
  | false
  | undefined
  | readonly Child<Node>[];
export type Phrase = Child<PhrasingContent>;

const isGroup = <Node extends RootContent>(child: Child<Node>): child is readonly Child<Node>[] =>
  Array.isArray(child);

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export function nodesOf<Node extends RootContent>(
  children: readonly Child<Node>[],
): (Node | PhrasingContent)[] {
  return children.flatMap((child): (Node | PhrasingContent)[] => {
    if (!child) return [];
    if (typeof child === 'string') return [text(child)];
    return isGroup(child) ? nodesOf(child) : [child];
  });
}

/** `selector` is a tag and its classes: `ul.api-fields`. */
export function element(selector: string, { id, ...others }: Properties, ...children: Child[]): ApiElement {
  const [hName = '', ...className] = selector.split('.');
  const hProperties = { ...(id && { id }), ...(className.length > 0 && { className }), ...others };
  return { type: 'apiElement', data: { hName, hProperties }, children: nodesOf(children) };
}

export const tag = (selector: string, ...children: Child[]): ApiElement => element(selector, {}, ...children);

export const list = <Value>(
  className: string,
  values: readonly Value[],
  itemOf: (value: Value) => Child,
): Child => values.length > 0 && tag(`ul.${className}`, ...values.map((value) => tag('li', itemOf(value))));

export const inlineCode = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const paragraph = (...children: Phrase[]): Paragraph => ({
  type: 'paragraph',
  children: nodesOf(children),
});

export const link = (url: string, ...children: Phrase[]): Link => ({
  type: 'link',
  url,
  children: nodesOf(children),
});
export const maybeLink = (url: string | undefined, ...children: Phrase[]): Phrase =>
  url ? link(url, ...children) : children;

export const joined = (phrases: readonly Phrase[], sign = ', ', last = sign): Phrase =>
  phrases.map((phrase, index) => [index > 0 && (index === phrases.length - 1 ? last : sign), phrase]);

/** A bold line above a block. Not a heading: it stays out of the table of contents. */
export const label = (...children: Child[]) => tag('p.api-label', tag('strong', ...children));

/** Content from the contract. The theme styles only the direct children of `markdown`. */
export const part = (...children: Child[]) => tag('div.api-part.markdown', ...children);

/** A heading with a fixed id; Docusaurus lists it in the table of contents. */
export const heading = (id: string, ...children: Phrase[]): Heading => ({
  type: 'heading',
  depth: 3,
  data: { hProperties: { id } },
  children: nodesOf(children),
});

export const fold = (summary: Child, children: Child, isOpen = false) =>
  element('details.api-fold', isOpen ? { open: true } : {}, tag('summary', summary), children);

export const codeBlock = (lang: string, title: string, value: string): Code => ({
  type: 'code',
  lang,
  // The title is in double quotes and is not Markdown: double quotes and backticks would show or break it.
  meta: `title="${title.replaceAll('"', "'").replaceAll('`', '')}"`,
  value,
});

/** « Authentification », « Portée »… Left out without words. */
export type Trait = readonly [name: string, words: Phrase];

export const traitList = (traits: readonly Trait[]) =>
  tag(
    'dl.api-facts',
    ...traits.map(([name, words]) => words && tag('div', tag('dt', name), tag('dd', words))),
  );
