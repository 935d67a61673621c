// Cuts a page into sections, as its readers see it: after the plugins that write its text.
import type { Nodes, Root } from 'hast';
import { toString as asText } from 'hast-util-to-string';
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
  /** A list of links: the answers are on the pages that it leads to. */
  readonly isSignpost: boolean;
  /** All generated, as the fields of an API: its words count less. */
  readonly isReference: boolean;
  /** From the files of questions (sectionQuestions.ts). */
  readonly questions: readonly string[];
};

export type Page = {
  readonly url: string;
  readonly title: string;
  readonly audience: string;
  /** From the root of the project. None for the page of a category. */
  readonly file?: string;
  readonly sections: readonly Section[];
};

/** Class names that say what an element is. */
export type Markup = {
  /** The name of a field, the code of an error: the rest of the line is about it. */
  readonly lineNames: readonly string[];
  /** At the start of an item, these count as links. */
  readonly links: readonly string[];
  /** Signs and repeated names, left out of the index. */
  readonly unread: readonly string[];
  /** Drawings: their words count less than the text. */
  readonly figures: readonly string[];
  /** Text that no writer wrote, as the reference of an API. */
  readonly generated: readonly string[];
};

/** A heading of level 4, as the code of an error, is searched like one of level 3. */
const LEVELS: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3, h4: 3 };
const BLOCKS = new Set(
  `address admonition aside blockquote caption dd details div dl dt fieldset figcaption figure h5 h6 label legend li
  mdxAdmonitionTitle ol p section summary table tbody thead tr ul`.split(/\s+/),
);
const CELLS = new Set(['td', 'th']);
const CELL_END = ' · ';
const LONGEST_NAME = 40;

/** The texts of a drawing, with its labels for screen readers. */
function textsOfFigure(node: Nodes): string[] {
  if (node.type === 'text') return [node.value.trim()];
  // As « repère 1 », beside each number of a legend.
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

/** A section that is being read. `isWritten`: some text is not generated; `items`: whether each begins with a link. */
const draftOf = (id: string, level: Section['level'], heading: string) => ({
  ...{ id, level, heading, text: '', isWritten: false },
  ...{ figures: [] as string[], code: [] as string[], items: [] as boolean[] },
});

function finish({
  id,
  level,
  heading,
  isWritten,
  figures,
  code,
  items,
  ...draft
}: ReturnType<typeof draftOf>): Section {
  const text = tidy(draft.text);
  const isSignpost = items.length > 1 && items.every(Boolean);
  const isReference = !isWritten && text !== '' && !isSignpost;
  // Lines of figures that are not in the text, then words of code that are in neither.
  const lines = [...new Set(figures)].filter((line) => line.length > 1 && !text.includes(line));
  const seen = new Set(tokensOf([heading, text, ...lines].join('\n')).map(({ word }) => word));
  const source = code.join('\n');
  const words = tokensOf(source).filter(({ word }) => {
    const isNew = word.length > 1 && word.length <= LONGEST_NAME && !seen.has(word);
    seen.add(word);
    return isNew;
  });
  const aside = [...lines, words.map(({ start, end }) => source.slice(start, end)).join(' ')];
  return { id, level, heading, text, aside: aside.join('\n').trim(), isSignpost, isReference, questions: [] };
}

/** The first section is the text before the first heading. */
export function sectionsOf(tree: Root, markup: Markup): Section[] {
  let current = draftOf('', 1, '');
  const drafts = [current];
  let isGenerated = false;

  const hasClass = (tag: Tag, kind: keyof Markup): boolean =>
    classesOf(tag).some((name) => markup[kind].includes(name));

  /** `- [Vos certificats](…) : …` */
  function startsWithLink(item: Tag): boolean {
    const first = item.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
    // The name of a field is a link to the field itself.
    if (first?.type !== 'element' || hasClass(first, 'lineNames')) return false;
    if (first.tagName === 'a' || hasClass(first, 'links')) return true;
    return first.tagName === 'p' && startsWithLink(first);
  }

  function readContent(tag: Tag, name: string): void {
    if (BLOCKS.has(name) && /[^\n]$/.test(current.text)) current.text += '\n';
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
      current = draftOf(id, level, asText(node).trim());
      drafts.push(current);
    } else if (name === 'pre') current.code.push(asText(node));
    else if (!hasClass(node, 'unread')) readContent(node, name);
  }

  tree.children.forEach(read);
  return drafts.map(finish);
}
