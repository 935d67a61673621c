// Builders of the Markdown (mdast) nodes that pages are made of, HTML elements included.
import type { Properties } from 'hast';
import type { Link, Paragraph, Parent, PhrasingContent, RootContent, Strong } from 'mdast';
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

/** The nodes of a group, without what is not there. */
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

/** An element without attributes but its classes. */
export const tag = (selector: string, ...children: Child[]): ApiElement => element(selector, {}, ...children);

export const inlineCode = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const strong = (...children: Phrase[]): Strong => ({ type: 'strong', children: nodesOf(children) });
export const paragraph = (...children: Phrase[]): Paragraph => ({
  type: 'paragraph',
  children: nodesOf(children),
});

export const classedParagraph = (className: string, ...children: Phrase[]): Paragraph => ({
  ...paragraph(...children),
  data: { hProperties: { className: [className] } },
});

export const link = (url: string, ...children: Phrase[]): Link => ({
  type: 'link',
  url,
  children: nodesOf(children),
});
/** Words that lead somewhere, if there is an address. */
export const maybeLink = (url: string | undefined, ...children: Phrase[]): Phrase =>
  url ? link(url, ...children) : children;

/** Phrases with a sign between them. */
export const joined = (phrases: readonly Phrase[], sign = ', ', last = sign): Phrase =>
  phrases.map((phrase, index) => [index > 0 && (index === phrases.length - 1 ? last : sign), phrase]);
