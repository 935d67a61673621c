// A built page as Markdown: what a reader sees, without ornaments and buttons.
import type { Element, ElementContent as Node } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { classesOf, element as made } from '../lib/hast';
import { PAGE_TOOLS, propertyOf } from '../lib/pageMarks';
import { escaped, inline, type Links } from './inline';

export type SectionText = {
  /** Of its heading; empty for what comes before the first one. */
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
};

export type Options = {
  /** The language of a fence, by the label of the code block: `{ Bash: 'bash' }`. */
  readonly languages: Readonly<Record<string, string>>;
  /** Of the page, to make links absolute. */
  readonly address: string;
};

const isElement = (node: Node): node is Element => node.type === 'element';
const has = (node: Element, name: string): boolean => classesOf(node).includes(name);
const text = (value: string): Node => ({ type: 'text', value });

/** In the order of the page, the wanted elements that are in no other wanted one. */
const outermostIn = (nodes: readonly Node[], isWanted: (element: Element) => boolean): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((element) => (isWanted(element) ? [element] : outermostIn(element.children, isWanted)));

/** A paragraph, a list, a table… A heading of the second or third level begins a section. */
type Block = { readonly text: string; readonly heading?: Pick<SectionText, 'id' | 'title'> };

const GONE = ['svg', 'link', 'script', 'style', 'input', 'nav'];
const GONE_CLASSES = ['hash-link', 'term-definition', 'samples-choice', 'theme-doc-toc-mobile'];
const GONE_ATTRIBUTES = [propertyOf(PAGE_TOOLS), 'hidden'];

/** Ornaments, buttons, and definitions that open over the text. */
const isOnlyForScreens = (element: Element): boolean =>
  (GONE.includes(element.tagName) && element.properties.role !== 'img') ||
  GONE_ATTRIBUTES.some((name) => name in element.properties) ||
  element.properties.ariaHidden === 'true' ||
  GONE_CLASSES.some((name) => has(element, name));

const isSeal = (node: Node): boolean => isElement(node) && has(node, 'fig-seal');

function textFor(element: Element): string | undefined {
  if (isOnlyForScreens(element)) return '';
  if (isSeal(element)) return `(${textOf(element)}) `;
  // The name of a field links to the field itself.
  if (has(element, 'api-name')) return inline(element.children, { addressOf: String, textFor });
  return element.tagName === 'svg' ? escaped(String(element.properties.ariaLabel ?? '')) : undefined;
}

const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'details', 'div', 'dl', 'fieldset', 'figcaption'],
  ...['figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'legend', 'li', 'main'],
  ...['ol', 'p', 'pre', 'section', 'summary', 'table', 'ul'],
]);
const isBlock = ({ tagName }: Element): boolean => BLOCKS.has(tagName);
const holdsBlocks = (element: Element): boolean => outermostIn(element.children, isBlock).length > 0;

const isShown = (node: Node): boolean => !isElement(node) || (!isOnlyForScreens(node) && !isSeal(node));

const shownText = (nodes: readonly Node[]): string =>
  textOf({ type: 'root', children: nodes.filter(isShown) }).trim();

/** An element with words of its own is one piece; any other has the pieces of its children. */
const piecesIn = ({ children }: Element): string[] =>
  children.some((node) => node.type === 'text' && node.value.trim() !== '')
    ? [shownText(children)]
    : children.filter(isShown).flatMap((node) => (isElement(node) ? piecesIn(node) : []));

const isHeading = (node: Node): node is Element => isElement(node) && /^h[1-6]$/.test(node.tagName);

const blockOf = (text: string): Block[] => (text === '' ? [] : [{ text }]);
const textOfBlocks = (blocks: readonly Block[], between = '\n\n'): string =>
  blocks.map(({ text }) => text).join(between);

/** Escapes a beginning that Markdown would read as a title, a quote or a list. */
const paragraph = (line: string): Block[] =>
  blockOf(
    line
      .replace(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+$|-{2,}$)/, '\\$1')
      .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2'),
  );

const quote = (blocks: readonly Block[]): Block[] =>
  blockOf(textOfBlocks(blocks))
    .map(({ text }) => text.replaceAll(/^(?=.)/gm, '> ').replaceAll(/^$/gm, '>'))
    .flatMap(blockOf);

function list(items: readonly (readonly Block[])[], markOf: (index: number) => string = () => '- '): Block[] {
  const isList = ({ text }: Block): boolean => /^(?:-|\d+\.) /.test(text);
  /** A line, and perhaps a list below it. */
  const isShort = ([first, second, ...others]: readonly Block[]): boolean =>
    others.length === 0 && (!first || !isList(first)) && (!second || isList(second));
  const between = items.every(isShort) ? '\n' : '\n\n';
  const lines = items.map((blocks, index) => {
    const mark = markOf(index);
    return mark + textOfBlocks(blocks, between).replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  });
  return blockOf(lines.join(between));
}

function fence(code: string, language: string): Block {
  const longest = Math.max(2, ...[...code.matchAll(/^`{3,}/gm)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return { text: `${mark}${language}\n${code.replace(/\n$/, '')}\n${mark}` };
}

export function markdownSections(content: readonly Node[], { languages, address }: Options): SectionText[] {
  const links: Links = { addressOf: (href) => new URL(href, address).href, textFor };
  const lineOf = (nodes: readonly Node[]): string => inline(nodes, links).trim();
  const strong = (nodes: readonly Node[]): Block[] =>
    blockOf(lineOf(nodes)).map(({ text }) => ({ text: `**${text.replaceAll('**', '')}**` }));

  const itemsOf = ({ children }: Element): Block[][] =>
    outermostIn(children, ({ tagName }) => tagName === 'li').map((item) => blocksOf(item.children));

  /** « **Débit** : 300 requêtes par minute », a line for each pair. */
  function facts(element: Element): Block[] {
    const lines: string[] = [];
    for (const { tagName, children } of outermostIn([element], (one) => ['dt', 'dd'].includes(one.tagName)))
      if (tagName === 'dt') lines.push(`**${lineOf(children)}**`);
      else lines.push(`${lines.pop() ?? ''}\u00a0: ${lineOf(children)}`);
    return list(lines.map(blockOf));
  }

  /** A picture of a screen or of a document: its name, then a line for each of its parts. */
  function drawing(element: Element): Block[] {
    const isPart = (part: Element): boolean =>
      has(part, 'fig-part') && outermostIn(part.children, (inner) => has(inner, 'fig-part')).length === 0;
    const lines = outermostIn([element], (part) => isOnlyForScreens(part) || isPart(part))
      .filter((part) => !isOnlyForScreens(part))
      .map((part) => {
        const seals = outermostIn(part.children, isSeal).map((seal) => ` (${textOf(seal)})`);
        return lineOf([text(piecesIn(part).join(' · ') + seals.join(''))]);
      });
    const name = lineOf([text(String(element.properties.ariaLabel ?? ''))]);
    return [...paragraph(name), ...list(lines.filter(Boolean).map(blockOf))];
  }

  function code({ children }: Element): Block[] {
    const labelOf = (name: string): string => {
      const [label] = outermostIn(children, (one) => classesOf(one)[0]?.startsWith(`${name}_`) === true);
      return label ? textOf(label) : '';
    };
    const language = languages[labelOf('language')] ?? 'text';
    const blocks = outermostIn(children, ({ tagName }) => tagName === 'pre');
    return [...strong([text(labelOf('title'))]), ...blocks.map((pre) => fence(textOf(pre), language))];
  }

  /** A cell of a Markdown table holds one line. */
  const cell = ({ children }: Element): string => {
    const spaced = (nodes: readonly Node[]): Node[] =>
      nodes.flatMap((node) =>
        isElement(node) && isBlock(node) && !isOnlyForScreens(node)
          ? [...spaced(node.children), text(' ')]
          : [node],
      );
    return lineOf(spaced(children)).replaceAll('\\\n', ' ').replaceAll('|', '\\|');
  };

  function table(element: Element): Block[] {
    const rows = outermostIn([element], ({ tagName }) => tagName === 'tr').map((row) =>
      outermostIn(row.children, ({ tagName }) => tagName === 'td' || tagName === 'th').map(cell),
    );
    const columns = [...Array(Math.max(0, ...rows.map(({ length }) => length))).keys()];
    const [head, ...others] = rows.map((row) => `| ${columns.map((at) => row[at] ?? '').join(' | ')} |`);
    return head ? blockOf([head, `|${columns.map(() => ' - |').join('')}`, ...others].join('\n')) : [];
  }

  function heading({ tagName, properties, children }: Element): Block[] {
    const level = Number(tagName.slice(1));
    const text = `${'#'.repeat(level)} ${lineOf(children)}`;
    if (level !== 2 && level !== 3) return [{ text }];
    return [{ text, heading: { id: String(properties.id ?? ''), title: shownText(children) } }];
  }

  /** A card is one link around a title and a text: the title becomes the link. */
  function card({ properties, children }: Element): Block[] {
    const linked = (title: Element): Element => ({
      ...title,
      children: [made('a', properties, title.children)],
    });
    return blocksOf(children.map((node) => (isHeading(node) ? linked(node) : node)));
  }

  /** The caption comes first. */
  function figure({ children }: Element): Block[] {
    const isCaption = (node: Node): boolean => isElement(node) && node.tagName === 'figcaption';
    return quote(blocksOf(children.toSorted((a, b) => Number(isCaption(b)) - Number(isCaption(a)))));
  }

  function block(element: Element): Block[] {
    const { tagName: name, properties, children } = element;
    if (isOnlyForScreens(element)) return [];
    if ('dataCodeBlock' in properties) return code(element);
    if (has(element, 'fig-drawing')) return drawing(element);
    if (['summary', 'legend', 'figcaption'].includes(name) || has(element, 'admonition-title'))
      return strong(children);
    if (has(element, 'theme-admonition') || name === 'blockquote') return quote(blocksOf(children));
    if (name === 'figure' && has(element, 'figure')) return figure(element);
    if (name === 'a' && holdsBlocks(element)) return card(element);
    if (isHeading(element)) return heading(element);
    if (name === 'p') return paragraph(lineOf(children));
    if (name === 'ul') return list(itemsOf(element));
    if (name === 'ol') return list(itemsOf(element), (index) => `${index + Number(properties.start ?? 1)}. `);
    if (name === 'dl') return facts(element);
    if (name === 'table') return table(element);
    if (name === 'pre') return [fence(textOf(element), '')];
    if (name === 'hr') return blockOf('---');
    return blocksOf(children);
  }

  function blocksOf(nodes: readonly Node[]): Block[] {
    const blocks: Block[] = [];
    let line: Node[] = [];
    const endLine = (): void => {
      blocks.push(...paragraph(lineOf(line)));
      line = [];
    };
    for (const node of nodes) {
      if (isElement(node) && (isBlock(node) || holdsBlocks(node))) {
        endLine();
        blocks.push(...block(node));
      } else line.push(node);
    }
    endLine();
    return blocks;
  }

  const blocks = blocksOf(content);
  const starts = blocks.flatMap(({ heading: start }, index) => (start ? [index] : []));
  return [0, ...starts].map((start, index) => {
    const own = blocks.slice(start, starts[index]);
    const { id = '', title = '' } = (index > 0 && own[0]?.heading) || {};
    return { id, title, markdown: own.length > 0 ? `${textOfBlocks(own)}\n` : '' };
  });
}
