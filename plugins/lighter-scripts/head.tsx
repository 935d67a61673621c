// In place of react-helmet-async, in the browser: what pages put into <Head> goes into the head of the document. The
// server, which uses that package, marks each of these tags with `data-rh`.
import { Children, Fragment, isValidElement, type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Tag = { readonly type: string; readonly props: Props };

const MARK = 'data-rh';
/** For a crawler that this site does not have; plugins/served-pages takes them out of the pages. */
const OF_CRAWLER = /^doc(search|usaurus)/;
const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };

const tagsIn = (children: ReactNode): Tag[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    if (child.type === Fragment) return tagsIn(child.props.children as ReactNode);
    return [{ type: String(child.type), props: child.props }];
  });

const attributesOf = ({ props }: Tag): [string, string][] =>
  Object.entries(props)
    .filter(
      ([name, value]) => value !== undefined && name !== 'children' && name !== 'dangerouslySetInnerHTML',
    )
    .map(([name, value]) => [ATTRIBUTES[name] ?? name.toLowerCase(), String(value)]);

const textOf = ({ props }: Tag): string => {
  const html = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
  return html?.__html ?? Children.toArray(props.children as ReactNode).join('');
};

function subjectOf(tag: Tag): string {
  const { type, props } = tag;
  if (type === 'meta') return String(props.name ?? props.property ?? props.charSet ?? props.httpEquiv);
  if (type === 'link' && props.rel === 'canonical') return 'canonical';
  return JSON.stringify([type, attributesOf(tag), textOf(tag)]);
}

/**
 * Of the heads that say something of a subject, the last counts: that of the page, and not that of the site. One head may
 * say several things of it, as of « article:tag ».
 */
export const lastOfEach = (all: readonly (readonly Tag[])[]): Tag[] =>
  all.flatMap((tags, at) => {
    const later = new Set(
      all
        .slice(at + 1)
        .flat()
        .map(subjectOf),
    );
    return tags.filter((tag) => !later.has(subjectOf(tag)));
  });

function elementOf(tag: Tag): Element {
  const element = document.createElement(tag.type);
  element.setAttribute(MARK, 'true');
  for (const [name, value] of attributesOf(tag)) element.setAttribute(name, value);
  element.textContent = textOf(tag);
  return element;
}

function setAttributes(element: Element, tags: readonly Tag[], before: Set<string>): void {
  const wanted = new Map(tags.flatMap(attributesOf));
  for (const name of before) if (!wanted.has(name)) element.removeAttribute(name);
  before.clear();
  for (const [name, value] of wanted) {
    before.add(name);
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** In the order of the tree: Head components hold no others. */
const heads = new Map<object, readonly Tag[]>();
const rootAttributes = { html: new Set<string>(), body: new Set<string>() };
let isAwaited = false;

function update(): void {
  isAwaited = false;
  const tags = lastOfEach([...heads.values()]);
  const ofType = (type: string): Tag[] => tags.filter((tag) => tag.type === type);
  const title = ofType('title').at(-1);
  if (title) document.title = textOf(title);
  setAttributes(document.documentElement, ofType('html'), rootAttributes.html);
  setAttributes(document.body, ofType('body'), rootAttributes.body);

  const others = tags.filter(
    ({ type, props }) => !['title', 'html', 'body'].includes(type) && !OF_CRAWLER.test(String(props.name)),
  );
  const wanted = others.map(elementOf);
  const present = [...document.head.querySelectorAll(`:scope > [${MARK}]:not(title)`)];
  for (const element of present) if (!wanted.some((other) => other.isEqualNode(element))) element.remove();
  for (const element of wanted)
    if (!present.some((other) => other.isEqualNode(element))) document.head.append(element);
}

function updateSoon(): void {
  if (isAwaited) return;
  isAwaited = true;
  queueMicrotask(update);
}

export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const key = useRef({}).current;
  useLayoutEffect(() => {
    heads.set(key, tagsIn(children));
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(key);
      updateSoon();
    },
    [key],
  );
  return null;
}

export const HelmetProvider = ({ children }: { readonly children?: ReactNode }): ReactNode => children;
