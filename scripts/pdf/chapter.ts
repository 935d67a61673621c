// The article of a page as a book has it: nothing to press, everything unfolded, ids of its own.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { classesOf } from '../../lib/hast';
import { idIn } from './bookLinks';
import { elementsIn } from './builtPages';

type Place = {
  readonly key: string;
  /** That of the title of the page. */
  readonly level: number;
  readonly linkTo: (href: string, key: string) => string;
  /** Of a table. */
  readonly isInCell?: boolean;
  /** In code in a cell. */
  readonly isNarrow?: boolean;
};

/** For those who can press, or for scripts. */
const LEFT_OUT = [
  ...['hash-link', 'term-definition', 'samples-choice', 'tabs'],
  ...['page-menu', 'page-foot', 'moved-section', 'offline-guide'],
];
const ELEMENTS_LEFT_OUT = ['link', 'script', 'input', 'template'];

const isLeftOut = (element: Element): boolean =>
  ELEMENTS_LEFT_OUT.includes(element.tagName) ||
  classesOf(element).some((name) => LEFT_OUT.includes(name)) ||
  (element.tagName === 'button' && !classesOf(element).includes('term')) ||
  'dataChanges' in element.properties ||
  'dataArticleEnd' in element.properties;

/** Attributes that name other elements by their ids. */
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'ariaOwns', 'htmlFor', 'headers'];
/** Of what only a browser does. */
const OF_SCREENS = ['tabIndex', 'loading', 'hidden', 'popover', 'popoverTarget', 'target'];

const DEEPEST = 6;

function propertiesIn(
  { tagName, properties }: Element,
  { key, level, linkTo }: Place,
): Element['properties'] {
  const kept = Object.entries(properties).filter(([name]) => !OF_SCREENS.includes(name));
  const own = kept.map(([name, value]) => {
    if (name === 'id') return [name, idIn(key, String(value))];
    if (name === 'href') return [name, linkTo(String(value), key)];
    if (!REFERENCES.includes(name)) return [name, value];
    return [name, [value].flat().map((id) => idIn(key, String(id)))];
  });
  const heading = /^h([1-6])$/.exec(tagName)?.[1];
  return {
    ...Object.fromEntries(own),
    ...(tagName === 'details' && { open: true }),
    // Under the title of a part, that of a page is the second. The looks follow the name of the element.
    ...(heading && level > 1 && { ariaLevel: String(Math.min(DEEPEST, Number(heading) + level - 1)) }),
  };
}

/** A panel has the name of its tab, which the row of tabs shows otherwise. */
const named = (name: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: { className: ['book-tab'] },
  children: [{ type: 'text', value: name }],
});

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** The row of tabs, then an element with the panels, in the same order. */
function panelsWithNames({ children }: Element): ElementContent[] {
  const isRow = (node: Element): boolean => classesOf(node).includes('tabs');
  const names = children
    .filter(isElement)
    .filter(isRow)
    .flatMap((row) => row.children.filter(isElement).map(textOf));
  return children.map((child) => {
    if (!isElement(child) || isRow(child)) return child;
    const panels = child.children.filter(isElement);
    const withName = (panel: Element, index: number): Element => ({
      ...panel,
      children: [named(names[index] ?? ''), ...panel.children],
    });
    return { ...child, children: panels.map(withName) };
  });
}

/** Where a name may be broken, in a narrow column: after one of its signs rather than anywhere. */
const BREAKS = /(?<=[_./:,=-])(?=\w)/;
const BREAK: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

const breakable = (text: string): ElementContent[] =>
  text.split(BREAKS).flatMap((value, index) => [...(index > 0 ? [BREAK] : []), { type: 'text', value }]);

const CELLS = ['td', 'th'];

function inBook(node: ElementContent, around: Place): ElementContent[] {
  if (node.type === 'text') return around.isNarrow ? breakable(node.value) : [node];
  if (!isElement(node)) return [node];
  if (isLeftOut(node)) return [];
  const isInCell = around.isInCell || CELLS.includes(node.tagName);
  const place = { ...around, isInCell, isNarrow: isInCell && node.tagName === 'code' };
  const isTerm = node.tagName === 'button';
  const children = classesOf(node).includes('tabs-container') ? panelsWithNames(node) : node.children;
  return [
    {
      ...node,
      tagName: isTerm ? 'span' : node.tagName,
      properties: isTerm ? {} : propertiesIn(node, place),
      children: children.flatMap((child) => inBook(child, place)),
    },
  ];
}

const isContent = (node: RootContent): node is ElementContent => node.type !== 'doctype';

export const chapterOf = (article: Root, place: Place): ElementContent[] =>
  article.children.filter(isContent).flatMap((node) => inBook(node, place));

export type Section = { readonly id: string; readonly title: string };

/** Its titles of the second level, as the contents list them. */
export const sectionsOf = (chapter: readonly ElementContent[]): Section[] =>
  elementsIn({ type: 'root', children: [...chapter] })
    .filter(({ tagName, properties }) => tagName === 'h2' && properties.id)
    .map((title) => ({ id: String(title.properties.id), title: textOf(title).trim() }));
