// Cuts a page into sections, as its readers see it: after the plugins that write its text.
import type { Element, Nodes, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import { attributeOf, classesOf, innerHtmlOf, isTag, nameOf, parseFragment, type Tag } from '../../lib/hast';
import { tokensOf } from '../shared/analyse';
import type { Section } from '../shared/data';

const LEVELS: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 };
const BLOCKS = new Set([
  ...[
    'address',
    'admonition',
    'aside',
    'blockquote',
    'caption',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'fieldset',
  ],
  ...[
    'figcaption',
    'figure',
    'h4',
    'h5',
    'h6',
    'label',
    'legend',
    'li',
    'ol',
    'p',
    'section',
    'summary',
    'table',
  ],
  ...['tbody', 'thead', 'tr', 'ul', 'mdxAdmonitionTitle'],
]);
const CELLS = new Set(['td', 'th']);
const CELL_END = ' · ';

/** The name of a field, the code of an error: what the rest of its line is about, as in the first cell of a row. */
const LINE_NAMES = new Set(['api-name', 'api-error', 'api-signature']);
/** The « # » beside a field, and the tabs of a sample, whose names come again above each. */
const UNREAD = new Set(['api-anchor', 'samples-choice']);
/** What the contract writes in a page: api-reference. */
const GENERATED = 'api-part';

type Draft = {
  id: string;
  level: Section['level'];
  heading: string;
  text: string;
  /** By somebody, and not from the contract. */
  isWritten: boolean;
  figures: string[];
  code: string[];
  items: number;
  linkItems: number;
};

/** Each piece of text of a drawing, and the names that only some readers hear. */
function textsOfHtml(html: string): string[] {
  const texts: string[] = [];
  const read = (node: Nodes): void => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type === 'element') {
      // « repère 1 », beside each number of a legend: what a drawing shows is said without it.
      if (classesOf(node).includes('visually-hidden')) return;
      const label = node.properties.ariaLabel;
      if (typeof label === 'string') texts.push(label);
    }
    if ('children' in node) node.children.forEach(read);
  };
  read(parseFragment(html));
  return texts.map((text) => text.trim());
}

/** `- [Vos certificats](…) : …`, or an operation of the contract, told at its own place. */
function startsWithLink(item: Element): boolean {
  const first = item.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') return false;
  if (classesOf(first).includes('api-signature')) return true;
  return first.tagName === 'a' || (first.tagName === 'p' && startsWithLink(first));
}

const tidy = (text: string): string =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/(?: · )+(?=\s*(?:\n|$))/g, '')
    .replace(/ *\n\s*/g, '\n')
    .trim();

/** Lines of the figures that the text has not, then the words of the code that neither has. */
function asideOf({ heading, text, figures, code }: Draft): string {
  const lines = [...new Set(figures)].filter((line) => line.length > 1 && !text.includes(line));
  const told = new Set(tokensOf([heading, text, ...lines].join('\n')).map(({ word }) => word));
  const words = tokensOf(code.join('\n')).filter(({ word }) => {
    const isNew = word.length > 1 && word.length <= 40 && !told.has(word);
    told.add(word);
    return isNew;
  });
  const source = code.join('\n');
  return [...lines, words.map(({ start, end }) => source.slice(start, end)).join(' ')].join('\n').trim();
}

function finished(draft: Draft): Section {
  const { id, level, heading, items, linkItems } = draft;
  const text = tidy(draft.text);
  const isSignpost = items > 1 && linkItems === items;
  const isReference = !draft.isWritten && text !== '' && !isSignpost;
  return { id, level, heading, text, aside: asideOf({ ...draft, text }), isSignpost, isReference };
}

/** What stands before the first heading is a section too, under the title of the page. */
export function sectionsOf(tree: Root, title: string): Section[] {
  const drafts: Draft[] = [];
  const begin = (id: string, level: Section['level'], heading: string): Draft => {
    const draft = {
      id,
      level,
      heading,
      text: '',
      isWritten: false,
      figures: [],
      code: [],
      items: 0,
      linkItems: 0,
    };
    drafts.push(draft);
    return draft;
  };
  let current = begin('', 1, title);
  let isGenerated = false;

  const readTag = (tag: Tag): void => {
    const name = nameOf(tag);
    const level = LEVELS[name];
    const id = attributeOf(tag, 'id');
    if (level && typeof id === 'string') {
      current = begin(id, level, textIn(tag).trim());
      return;
    }
    const classes = classesOf(tag);
    if (classes.some((each) => UNREAD.has(each))) return;
    if (name === 'pre') {
      current.code.push(textIn(tag));
      return;
    }
    for (const { value } of innerHtmlOf(tag)) current.figures.push(...textsOfHtml(String(value)));
    const alternative = name === 'img' ? attributeOf(tag, 'alt') : undefined;
    if (typeof alternative === 'string') current.figures.push(alternative);
    if (name === 'li' && tag.type === 'element') {
      current.items += 1;
      if (startsWithLink(tag)) current.linkItems += 1;
    }
    const boxTitle = name === 'admonition' ? attributeOf(tag, 'title') : undefined;
    if (typeof boxTitle === 'string') current.text += `${boxTitle}\n`;
    const wasGenerated = isGenerated;
    isGenerated ||= classes.includes(GENERATED);
    tag.children.forEach(read);
    isGenerated = wasGenerated;
    if (BLOCKS.has(name)) current.text += '\n';
    if (CELLS.has(name) || classes.some((each) => LINE_NAMES.has(each))) current.text += CELL_END;
  };
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      current.text += node.value.replaceAll('\n', ' ');
      current.isWritten ||= !isGenerated && node.value.trim() !== '';
    } else if (isTag(node)) readTag(node);
    else if (node.type === 'root') node.children.forEach(read);
  };
  read(tree);
  return drafts.map(finished);
}
