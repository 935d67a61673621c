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
class Draft {
  text = '';
  /** By somebody, and not generated. */
  isWritten = false;
  readonly figures: string[] = [];
  readonly code: string[] = [];
  items = 0;
  linkItems = 0;

  constructor(readonly head: Pick<Section, 'id' | 'level' | 'heading'>) {}

  /** Lines of the figures that the text has not, then the words of the code that neither has. */
  #aside(text: string): string {
    const lines = [...new Set(this.figures)].filter((line) => line.length > 1 && !text.includes(line));
    const told = new Set(tokensOf([this.head.heading, text, ...lines].join('\n')).map(({ word }) => word));
    const source = this.code.join('\n');
    const words = tokensOf(source).filter(({ word }) => {
      const isNew = word.length > 1 && word.length <= LONGEST_NAME && !told.has(word);
      told.add(word);
      return isNew;
    });
    return [...lines, words.map(({ start, end }) => source.slice(start, end)).join(' ')].join('\n').trim();
  }

  finish(): Section {
    const text = tidy(this.text);
    const isSignpost = this.items > 1 && this.linkItems === this.items;
    const isReference = !this.isWritten && text !== '' && !isSignpost;
    return { ...this.head, text, aside: this.#aside(text), isSignpost, isReference, questions: [] };
  }
}

class PageReader {
  readonly drafts: Draft[] = [];
  readonly #markup: Markup;
  #current = this.#begin('', 1, '');
  #isGenerated = false;

  constructor(markup: Markup) {
    this.#markup = markup;
  }

  #begin(id: string, level: Section['level'], heading: string): Draft {
    const draft = new Draft({ id, level, heading });
    this.drafts.push(draft);
    return draft;
  }

  #hasClass(tag: Tag, kind: keyof Markup): boolean {
    return classesOf(tag).some((name) => this.#markup[kind].includes(name));
  }

  /** `- [Vos certificats](…) : …` */
  #startsWithLink(item: Tag): boolean {
    const first = item.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
    // The name of a field leads to the field itself.
    if (first?.type !== 'element' || this.#hasClass(first, 'lineNames')) return false;
    if (first.tagName === 'a' || this.#hasClass(first, 'links')) return true;
    return first.tagName === 'p' && this.#startsWithLink(first);
  }

  /** Pictures, items, and the titles of boxes: what a tag says beside the text in it. */
  #readAttributes(tag: Tag, name: string): void {
    const alt = attributeOf(tag, 'alt');
    const title = attributeOf(tag, 'title');
    if (name === 'img' && typeof alt === 'string') this.#current.figures.push(alt);
    if (name === 'admonition' && typeof title === 'string') this.#current.text += `${title}\n`;
    if (name === 'li') this.#current.items += 1;
    if (name === 'li' && this.#startsWithLink(tag)) this.#current.linkItems += 1;
  }

  #readTag(tag: Tag): void {
    const name = nameOf(tag);
    const level = LEVELS[name];
    const id = attributeOf(tag, 'id');
    if (level && typeof id === 'string') this.#current = this.#begin(id, level, textIn(tag).trim());
    else if (name === 'pre') this.#current.code.push(textIn(tag));
    else if (!this.#hasClass(tag, 'unread')) this.#readContent(tag, name);
  }

  #readContent(tag: Tag, name: string): void {
    if (BLOCKS.has(name) && /[^\n]$/.test(this.#current.text)) this.#current.text += '\n';
    this.#readAttributes(tag, name);
    const wasGenerated = this.#isGenerated;
    this.#isGenerated ||= this.#hasClass(tag, 'generated');
    if (this.#hasClass(tag, 'figures')) this.#current.figures.push(...textsOfFigure(tag));
    else for (const child of tag.children) this.read(child);
    this.#isGenerated = wasGenerated;
    if (BLOCKS.has(name)) this.#current.text += '\n';
    if (CELLS.has(name) || this.#hasClass(tag, 'lineNames')) this.#current.text += CELL_END;
  }

  read(node: Nodes): void {
    if (node.type === 'text') {
      this.#current.text += node.value.replaceAll('\n', ' ');
      this.#current.isWritten ||= !this.#isGenerated && node.value.trim() !== '';
    } else if (isTag(node)) this.#readTag(node);
    else if (node.type === 'root') for (const child of node.children) this.read(child);
  }
}

/** What stands before the first heading is a section too: its heading is the title of the page, which is not in the tree. */
export function sectionsOf(tree: Root, markup: Markup): Section[] {
  const reader = new PageReader(markup);
  reader.read(tree);
  return reader.drafts.map((draft) => draft.finish());
}
