// Cuts a page into sections, as its readers see it: after the plugins that write its text.
import type { Nodes, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import { attributeOf, classesOf, isTag, nameOf, type Tag } from '../../lib/hast';
import { tokensOf } from '../shared/analyse';

export type Section = {
  /** Empty for what stands before the first heading of the page. */
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly heading: string;
  /** A line for each paragraph, item or row. */
  readonly text: string;
  /** What is in the figures and the code and not in the text. */
  readonly aside: string;
  /** A list of links: what it names is told elsewhere, and nobody asks for it. */
  readonly isSignpost: boolean;
  /** All generated: fields, codes. It has many words, and answers few questions but for those names. */
  readonly isReference: boolean;
  /** How readers ask for it, from the files of questions (sectionQuestions.ts). */
  readonly questions: readonly string[];
};

export type Page = {
  readonly url: string;
  readonly title: string;
  readonly audience: string;
  /** From the root of the project: where a writer finds it. None for the page of a category. */
  readonly file?: string;
  readonly sections: readonly Section[];
};

/** What the classes of some elements say. */
export type Markup = {
  /** The name of a field, the code of an error: what the rest of its line is about, as in the first cell of a row. */
  readonly lineNames: readonly string[];
  /** As good as a link, at the start of an item: what it names is told elsewhere. */
  readonly links: readonly string[];
  /** A sign beside a field, or names that come again above what they name. */
  readonly unread: readonly string[];
  /** A drawing: its words stand beside the text. */
  readonly figures: readonly string[];
  /** What nobody wrote in a page: the reference of an API. */
  readonly generated: readonly string[];
};

/** What a heading of level 4 names, as the code of an error, is looked for like the rest. */
const LEVELS: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3, h4: 3 };
const BLOCKS = new Set(
  `address admonition aside blockquote caption dd details div dl dt fieldset figcaption figure h5 h6 label legend li
  mdxAdmonitionTitle ol p section summary table tbody thead tr ul`.split(/\s+/),
);
const CELLS = new Set(['td', 'th']);
const CELL_END = ' · ';
const LONGEST_NAME = 40;

/** Each piece of text of a drawing, and the names that only some readers hear. */
function textsOfFigure(node: Nodes): string[] {
  if (node.type === 'text') return [node.value.trim()];
  // « repère 1 », beside each number of a legend: what a drawing shows is said without it.
  if (isTag(node) && classesOf(node).includes('visually-hidden')) return [];
  const label = isTag(node) ? (attributeOf(node, 'ariaLabel') ?? attributeOf(node, 'aria-label')) : undefined;
  const below = 'children' in node ? node.children.flatMap(textsOfFigure) : [];
  return typeof label === 'string' ? [label.trim(), ...below] : below;
}

const tidy = (text: string): string =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/(?: · )+(?=\s*(?:\n|$))/g, '')
    .replace(/ *\n\s*/g, '\n')
    .trim();

/** A section while it is read. */
type Draft = Pick<Section, 'id' | 'level' | 'heading'> & {
  text: string;
  /** By somebody, and not generated. */
  isWritten: boolean;
  readonly figures: string[];
  readonly code: string[];
  /** Whether each item begins with a link. */
  readonly items: boolean[];
};

const draftOf = (id: string, level: Section['level'], heading: string): Draft => ({
  ...{ id, level, heading, text: '', isWritten: false, figures: [], code: [], items: [] },
});

function finish({ id, level, heading, isWritten, figures, code, items, ...draft }: Draft): Section {
  const text = tidy(draft.text);
  const isSignpost = items.length > 1 && items.every(Boolean);
  const isReference = !isWritten && text !== '' && !isSignpost;
  // Lines of the figures that the text has not, then the words of the code that neither has.
  const lines = [...new Set(figures)].filter((line) => line.length > 1 && !text.includes(line));
  const told = new Set(tokensOf([heading, text, ...lines].join('\n')).map(({ word }) => word));
  const source = code.join('\n');
  const words = tokensOf(source).filter(({ word }) => {
    const isNew = word.length > 1 && word.length <= LONGEST_NAME && !told.has(word);
    told.add(word);
    return isNew;
  });
  const aside = [...lines, words.map(({ start, end }) => source.slice(start, end)).join(' ')];
  return { id, level, heading, text, aside: aside.join('\n').trim(), isSignpost, isReference, questions: [] };
}

/** What stands before the first heading is a section too: its heading is the title of the page, which is not in the tree. */
export function sectionsOf(tree: Root, markup: Markup): Section[] {
  let current = draftOf('', 1, '');
  const drafts = [current];
  let isGenerated = false;

  const hasClass = (tag: Tag, kind: keyof Markup): boolean =>
    classesOf(tag).some((name) => markup[kind].includes(name));

  /** `- [Vos certificats](…) : …` */
  function startsWithLink(item: Tag): boolean {
    const first = item.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
    // The name of a field leads to the field itself.
    if (first?.type !== 'element' || hasClass(first, 'lineNames')) return false;
    if (first.tagName === 'a' || hasClass(first, 'links')) return true;
    return first.tagName === 'p' && startsWithLink(first);
  }

  function readContent(tag: Tag, name: string): void {
    if (BLOCKS.has(name) && /[^\n]$/.test(current.text)) current.text += '\n';
    // Pictures, and the titles of boxes: what a tag says beside the text in it.
    const alt = attributeOf(tag, 'alt');
    const title = attributeOf(tag, 'title');
    if (name === 'img' && typeof alt === 'string') current.figures.push(alt);
    if (name === 'admonition' && typeof title === 'string') current.text += `${title}\n`;
    if (name === 'li') current.items.push(startsWithLink(tag));
    const wasGenerated = isGenerated;
    isGenerated ||= hasClass(tag, 'generated');
    if (hasClass(tag, 'figures')) current.figures.push(...textsOfFigure(tag));
    else tag.children.forEach(read);
    isGenerated = wasGenerated;
    if (BLOCKS.has(name)) current.text += '\n';
    if (CELLS.has(name) || hasClass(tag, 'lineNames')) current.text += CELL_END;
  }

  function read(node: Nodes): void {
    if (node.type === 'text') {
      current.text += node.value.replaceAll('\n', ' ');
      current.isWritten ||= !isGenerated && node.value.trim() !== '';
    }
    if (!isTag(node)) return;
    const name = nameOf(node);
    const level = LEVELS[name];
    const id = attributeOf(node, 'id');
    if (level && typeof id === 'string') {
      current = draftOf(id, level, textIn(node).trim());
      drafts.push(current);
    } else if (name === 'pre') current.code.push(textIn(node));
    else if (!hasClass(node, 'unread')) readContent(node, name);
  }

  tree.children.forEach(read);
  return drafts.map(finish);
}
