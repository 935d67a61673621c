import path from 'node:path';
import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import type { VFile } from 'vfile';
import { escapeRegExp } from '../lib/escapeRegExp';
import { frenchTypography } from '../lib/typography/frenchTypography';
import type { Term } from '../product/glossary';
import { isFigurePlace } from './rehypeFigures';

/** Elements of running text. MDX components and expressions may hold anything, so they are left alone. */
const EXPLAINED_IN = new Set(['p', 'li', 'td', 'dd']);

/** Elements in which a button would be in the way: headings, code, links, controls, labels quoted from a screen. */
const NOT_EXPLAINED_IN = new Set([
  ...['h1', 'h2', 'h3', 'th', 'code', 'pre', 'kbd', 'a', 'button', 'summary', 'strong', 'em'],
]);

type Glossary = Readonly<Record<string, Term>>;
type Entry = { readonly key: string; readonly term: Term };
/** All forms of all terms as one pattern, because each pattern reads the whole page; and whose form it was. */
type Forms = { readonly pattern: RegExp; readonly entryOf: (words: string) => Entry | undefined };
type Found = { readonly index: number; readonly words: string; readonly entry: Entry };

/** From the site's folder on: the site itself may stand in a folder of that name. */
const isApiPage = ({ path: file, cwd }: VFile): boolean =>
  path.relative(cwd, file).split(path.sep).includes('api');

/** The page already has its typography: spaces may be no-break ones, apostrophes curved. */
const typographicPattern = (text: string): string =>
  escapeRegExp(text).replaceAll(' ', '[ \u00A0\u202F]').replaceAll("'", "['\u2019]");

const plainForm = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\u00A0\u202F]/g, ' ')
    .replaceAll('\u2019', "'");

/** Longest first, so that « horodatage qualifié » is not found as « horodatage ». */
function formsOf(entries: readonly Entry[]): Forms {
  const entryOfForm = new Map(
    entries.flatMap((entry) =>
      [entry.term.term, ...entry.term.forms].map((form) => [plainForm(form), entry]),
    ),
  );
  const patterns = [...entryOfForm.keys()].sort((a, b) => b.length - a.length).map(typographicPattern);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${patterns.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu'),
    entryOf: (words) => entryOfForm.get(plainForm(words)),
  };
}

const textNode = (value: string): Text => ({ type: 'text', value });
const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The only Markdown in a definition is code between backticks. */
const definitionContent = (definition: string): ElementContent[] =>
  frenchTypography(definition)
    .split('`')
    .map((part, index) => (index % 2 === 0 ? textNode(part) : element('code', {}, [textNode(part)])));

/**
 * The text around a term, the term as a button, and its definition as a native popover: the keyboard opens it, Escape
 * closes it, and no script is needed.
 */
function withDefinition(
  before: string,
  words: string,
  after: string,
  { key, term }: Entry,
): ElementContent[] {
  const id = `terme-${key}`;
  const name = term.term.charAt(0).toUpperCase() + term.term.slice(1);
  const button = element('button', { type: 'button', className: ['term'], popoverTarget: id }, [
    textNode(words),
  ]);
  const definition = element('span', { id, popover: '', className: ['term-definition'] }, [
    element('b', {}, [textNode(frenchTypography(name))]),
    textNode('\u00A0: '),
    ...definitionContent(term.definition),
  ]);
  // A line may break on either side of a button. What touches the word (« l’ », a comma) goes with it into a span
  // that does not break.
  const [, start = '', touchingBefore = ''] = /^(.*?)([^ \n]*)$/s.exec(before) ?? [];
  const [, touchingAfter = '', end = ''] = /^([^ \n]*)(.*)$/s.exec(after) ?? [];
  const unbroken = element('span', { className: ['term-place'] }, [
    textNode(touchingBefore),
    button,
    textNode(touchingAfter),
  ]);
  return [textNode(start), touchingBefore || touchingAfter ? unbroken : button, definition, textNode(end)];
}

function findFirstTerm(text: string, forms: Forms, explained: ReadonlySet<string>): Found | undefined {
  for (const { index, 0: words } of text.matchAll(forms.pattern)) {
    const entry = forms.entryOf(words);
    if (entry && !explained.has(entry.key)) return { index, words, entry };
  }
  return undefined;
}

const isLeftAlone = (node: Parents): boolean =>
  node.type === 'element' && (NOT_EXPLAINED_IN.has(node.tagName) || isFigurePlace(node));

/** Turns the first use of each glossary term on a page into a button that shows the term's definition. */
export default function rehypeGlossaryTerms({ terms }: { readonly terms: Glossary }) {
  const entries = Object.entries(terms)
    .filter(([, { explain }]) => explain)
    .map(([key, term]) => ({ key, term }));
  const onApiPages = formsOf(entries);
  const elsewhere = formsOf(entries.filter(({ term }) => term.explain === true));
  return (tree: Root, file: VFile): void => {
    const forms = isApiPage(file) ? onApiPages : elsewhere;
    const explained = new Set<string>();
    /** Returns how many nodes stand in the place of the text, the last one aside, which may hold other terms. */
    const explainIn = (text: Text, index: number, parent: Element): number => {
      const found = findFirstTerm(text.value, forms, explained);
      if (!found) return 1;
      explained.add(found.entry.key);
      const end = found.index + found.words.length;
      const pieces = withDefinition(
        text.value.slice(0, found.index),
        found.words,
        text.value.slice(end),
        found.entry,
      );
      parent.children.splice(index, 1, ...pieces);
      return pieces.length - 1;
    };
    const read = (parent: Parents, isRunningText: boolean): void => {
      for (let index = 0; index < parent.children.length; ) {
        const node = parent.children[index];
        const isExplained = node?.type === 'text' && isRunningText && parent.type === 'element';
        if (node && 'children' in node && !isLeftAlone(node))
          read(node, isRunningText || (node.type === 'element' && EXPLAINED_IN.has(node.tagName)));
        index += isExplained ? explainIn(node, index, parent) : 1;
      }
    };
    read(tree, false);
  };
}
