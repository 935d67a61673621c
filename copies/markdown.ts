// A built page as Markdown: what a reader sees, without what only a screen can show.
import type { Element, ElementContent, Root } from 'hast';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading, Nodes, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options as ToMarkdownOptions, toMarkdown } from 'mdast-util-to-markdown';
import { classesOf } from '../lib/hast';
import { walk } from '../lib/walk';

declare module 'mdast' {
  interface HeadingData {
    id?: string;
    title?: string;
  }
}

export type Section = {
  /** Of its heading; empty in front of the first one. */
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
};

export type Options = {
  /** « Bash » gives « bash »: what a fence is called by. */
  readonly languageOf: (label: string) => string | undefined;
  /** Of a link, as it can be followed from anywhere. */
  readonly addressOf: (href: string) => string;
};

const GONE = ['svg', 'link', 'script', 'style', 'input', 'nav'];
const GONE_CLASSES = ['hash-link', 'api-anchor', 'term-definition', 'samples-choice', 'theme-doc-toc-mobile'];

/** Ornaments, buttons, and definitions that open over the text. */
const isOnlyForScreens = (element: Element): boolean =>
  (GONE.includes(element.tagName) && !(element.tagName === 'svg' && element.properties.role === 'img')) ||
  'dataCodeButton' in element.properties ||
  'dataPageTools' in element.properties ||
  Boolean(element.properties.hidden) ||
  element.properties.ariaHidden === 'true' ||
  classesOf(element).some((name) => GONE_CLASSES.includes(name));

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });
const strong = (children: ElementContent[]): Element => element('p', [element('strong', children)]);

const has = (node: Element, name: string): boolean => classesOf(node).includes(name);

const hasPart = (node: Element, isWanted: (part: Element) => boolean): boolean => {
  let found = false;
  walk<Root | ElementContent>(node, (part) => {
    if (part.type === 'element' && part !== node && isWanted(part)) found = true;
    return undefined;
  });
  return found;
};

const isSeal = (node: ElementContent): boolean => node.type === 'element' && has(node, 'fig-seal');
const isShown = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && !isOnlyForScreens(node) && !isSeal(node));

/** Words that a sentence is made of belong together; parts that only stand side by side do not. */
function piecesIn(part: Element): string[] {
  const shown = part.children.filter(isShown);
  const isSentence = shown.some((node) => node.type === 'text' && node.value.trim() !== '');
  if (isSentence)
    return [
      shown
        .map((node) => textOf(node))
        .join('')
        .trim(),
    ];
  return shown.flatMap((node) => (node.type === 'element' ? piecesIn(node) : []));
}

/** « Dossiers ouverts · 18 (repère 4) » */
function lineOf(part: Element): string {
  const seals: string[] = [];
  walk<Root | ElementContent>(part, (node) => {
    if (node.type === 'element' && isSeal(node)) seals.push(` (${textOf(node)})`);
    return undefined;
  });
  return piecesIn(part).join(' · ') + seals.join('');
}

/** A picture of a screen or of a document: its name, then a line for each of its parts. */
function drawingAsList(drawing: Element): ElementContent[] {
  const parts: Element[] = [];
  walk<Root | ElementContent>(drawing, (node) => {
    if (node.type !== 'element' || !has(node, 'fig-part') || hasPart(node, (part) => has(part, 'fig-part')))
      return undefined;
    const line = isOnlyForScreens(node) ? '' : lineOf(node);
    if (line) parts.push(element('li', [text(line)]));
    return undefined;
  });
  const name = drawing.properties.ariaLabel;
  return [
    ...(name ? [element('p', [text(String(name))])] : []),
    ...(parts.length > 0 ? [element('ul', parts)] : []),
  ];
}

/** Its caption first, which says what follows. */
function figureAsQuote(figure: Element): Element {
  const isCaption = (node: ElementContent): boolean =>
    node.type === 'element' && node.tagName === 'figcaption';
  const captions = figure.children.filter(isCaption);
  return element('blockquote', [
    ...captions.map((caption) => strong('children' in caption ? caption.children : [])),
    ...figure.children.filter((node) => !isCaption(node)),
  ]);
}

function barTexts(block: Element): { readonly language: string; readonly title: string } {
  const texts = { language: '', title: '' };
  walk<Root | ElementContent>(block, (node) => {
    if (node.type === 'element')
      for (const name of ['language', 'title'] as const)
        if (classesOf(node).some((one) => one.startsWith(`${name}_`))) texts[name] = textOf(node);
    return undefined;
  });
  return texts;
}

/** As Markdown renders a fenced block: its language is a class of the code. */
function plainCode(block: Element, { languageOf }: Options): ElementContent[] {
  const { language, title } = barTexts(block);
  const blocks: ElementContent[] = [];
  walk<Root | ElementContent>(block, (node) => {
    if (node.type === 'element' && node.tagName === 'pre')
      blocks.push(
        element('pre', [
          element('code', [text(textOf(node))], {
            className: [`language-${languageOf(language) ?? 'text'}`],
          }),
        ]),
      );
    return undefined;
  });
  return title ? [strong([text(title)]), ...blocks] : blocks;
}

const BLOCKS = ['p', 'div', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'];

/** A cell of a Markdown table holds one line. */
function asOneLine(cell: Element): void {
  walk<Root | ElementContent>(cell, (node) => {
    if (node.type === 'element' && node !== cell && BLOCKS.includes(node.tagName)) {
      node.tagName = 'span';
      node.properties = {};
      node.children.push(text(' '));
    }
    return undefined;
  });
}

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** A card is one link around a title and a text: the title becomes the link. */
const cardAsSection = (card: Element): ElementContent[] =>
  card.children.map((node) =>
    node.type === 'element' && isHeading(node)
      ? element(node.tagName, [element('a', node.children, { href: card.properties.href })])
      : node,
  );

/** « **Débit** : 300 requêtes par minute », a line for each pair. */
function factsAsList(list: Element): Element {
  const lines: ElementContent[] = [];
  walk<Root | ElementContent>(list, (node, index) => {
    const last = lines.at(-1);
    if (node.type !== 'element' || (node.tagName !== 'dt' && node.tagName !== 'dd')) return undefined;
    if (node.tagName === 'dt') lines.push(element('li', [element('strong', node.children)]));
    else if (last?.type === 'element') last.children.push(text('\u00a0: '), ...node.children);
    return index + 1;
  });
  return element('ul', lines);
}

/** What takes the place of an element; undefined leaves it as it is. */
function plainForm(node: Element, options: Options): ElementContent[] | undefined {
  if (isOnlyForScreens(node)) return [];
  if ('dataCodeBlock' in node.properties) return plainCode(node, options);
  if (has(node, 'fig-drawing')) return drawingAsList(node);
  if (has(node, 'fig-seal')) return [text(`(${textOf(node)}) `)];
  if (node.tagName === 'svg') return [element('p', [text(String(node.properties.ariaLabel ?? ''))])];
  if (node.tagName === 'summary' || node.tagName === 'legend' || node.tagName === 'figcaption')
    return [strong(node.children)];
  if (node.tagName === 'figure' && has(node, 'figure')) return [figureAsQuote(node)];
  if (has(node, 'theme-admonition')) return [element('blockquote', node.children)];
  if (has(node, 'admonition-title')) return [strong(node.children)];
  if (node.tagName === 'dl') return [factsAsList(node)];
  if (node.tagName === 'button') return node.children;
  if (node.tagName === 'a' && hasPart(node, isHeading)) return cardAsSection(node);
  return undefined;
}

function makePlain(tree: Root, options: Options): void {
  walk<Root | ElementContent>(tree, (node, index, parent) => {
    // React writes comments between texts.
    if (node.type === 'comment' && parent) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') return undefined;
    const form = plainForm(node, options);
    if (form && parent) {
      parent.children.splice(index, 1, ...form);
      // What came in its place is looked at in its turn; code is finished.
      return 'dataCodeBlock' in node.properties ? index + form.length : index;
    }
    if (node.tagName === 'td' || node.tagName === 'th') asOneLine(node);
    if (node.tagName === 'a' && typeof node.properties.href === 'string')
      node.properties = { href: options.addressOf(node.properties.href) };
    return undefined;
  });
}

const FORM = {
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  bullet: '-',
  rule: '-',
  emphasis: '_',
} satisfies ToMarkdownOptions;

const markdownOf = (nodes: RootContent[]): string => toMarkdown({ type: 'root', children: nodes }, FORM);

/** Readers of Markdown make links of these, which the page does not. */
const LIKE_LINKS = /(https?:\/\/[^\s<>()]+|www\.[^\s<>()]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

function codeForAddresses(tree: Nodes): void {
  walk<Nodes>(tree, (node, index, parent) => {
    if (node.type === 'link') return index + 1;
    if (node.type !== 'text' || !parent || !LIKE_LINKS.test(node.value)) return undefined;
    const pieces = node.value
      .split(LIKE_LINKS)
      .map((value, at) => ({ type: at % 2 === 1 ? 'inlineCode' : 'text', value }) as const)
      .filter(({ value }) => value !== '');
    (parent.children as RootContent[]).splice(index, 1, ...pieces);
    return index + pieces.length;
  });
}

const TITLES = ['h2', 'h3'] as const;

/** A heading of Markdown has no id: it is kept beside. */
const withIds = Object.fromEntries(
  TITLES.map((name) => [
    name,
    (state: State, node: Element): Heading => ({
      ...defaultHandlers[name](state, node),
      data: { id: String(node.properties.id ?? ''), title: textOf(node).trim() },
    }),
  ]),
);

/** By its titles of the second and third level. `tree` is changed. */
export function sectionsOf(tree: Root, options: Options): Section[] {
  makePlain(tree, options);
  const document = toMdast(tree, { handlers: withIds });
  codeForAddresses(document);
  const children = document.type === 'root' ? document.children : [];
  const starts = children.flatMap((node, index) => (node.data && 'id' in node.data ? [index] : []));
  return [0, ...starts].map((start, index) => {
    const nodes = children.slice(start, starts[index]);
    const heading = index > 0 && nodes[0]?.type === 'heading' ? nodes[0].data : undefined;
    return { id: heading?.id ?? '', title: heading?.title ?? '', markdown: markdownOf(nodes) };
  });
}
