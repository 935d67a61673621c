import path from 'node:path';
import type { Element, ElementContent, Nodes, Root, Text } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { escapeRegExp } from '../lib/escapeRegExp';
import { frenchTypography } from '../lib/typography/frenchTypography';
import { walk } from '../lib/walk';
import type { Term } from '../product/glossary';
import { isFigurePlace } from './rehypeFigures';

/** MDX components and expressions may hold anything, so they are left alone. */
const EXPLAINED_IN = new Set(['p', 'li', 'td', 'dd']);

/** Elements in which a button would be in the way, labels quoted from a screen among them. */
const NOT_EXPLAINED_IN = new Set([
  ...['h1', 'h2', 'h3', 'th', 'code', 'pre', 'kbd', 'a', 'button', 'summary', 'strong', 'em'],
]);

type Entry = { readonly key: string; readonly term: Term };
type Found = { readonly index: number; readonly words: string; readonly entry: Entry };

/** From the site's folder on: that folder may be in one named « api ». */
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

/** One pattern for all forms of all terms, because each pattern reads the whole page; and the entry of each form. */
function formsOf(entries: readonly Entry[]) {
  const entryOf = new Map(
    entries.flatMap((entry) =>
      [entry.term.term, ...entry.term.forms].map((form) => [plainForm(form), entry]),
    ),
  );
  // Longest first, so that « horodatage qualifié » is not found as « horodatage ».
  const patterns = [...entryOf.keys()].sort((a, b) => b.length - a.length).map(typographicPattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${patterns.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
  return { pattern, entryOf };
}

/** The only Markdown in a definition is code between backticks. */
const definitionContent = (definition: string) =>
  frenchTypography(definition)
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : h('code', part)));

const textNode = (value: string): Text => ({ type: 'text', value });

/** The text around a term, the term as a button, and its definition as a native popover, which needs no script. */
function withDefinition(text: string, { index, words, entry: { key, term } }: Found): ElementContent[] {
  const id = `terme-${key}`;
  const name = frenchTypography(term.term.charAt(0).toUpperCase() + term.term.slice(1));
  const button = h('button', { type: 'button', className: 'term', popoverTarget: id }, words);
  const definition = h('span', { id, popover: '', className: 'term-definition' }, [
    h('b', name),
    '\u00A0: ',
    ...definitionContent(term.definition),
  ]);
  // A line may break on either side of a button. What touches the word (« l’ », a comma) goes with it into a span
  // that does not break.
  const [, start = '', before = ''] = /^(.*?)([^ \n]*)$/s.exec(text.slice(0, index)) ?? [];
  const [, after = '', end = ''] = /^([^ \n]*)(.*)$/s.exec(text.slice(index + words.length)) ?? [];
  const place = before || after ? h('span', { className: 'term-place' }, [before, button, after]) : button;
  return [textNode(start), place, definition, textNode(end)];
}

const isLeftAlone = (node: Nodes): boolean =>
  node.type === 'element' && (NOT_EXPLAINED_IN.has(node.tagName) || isFigurePlace(node));

/** Turns the first use of each glossary term on a page into a button that shows the term's definition. */
export default function rehypeGlossaryTerms({ terms }: { readonly terms: Readonly<Record<string, Term>> }) {
  const entries = Object.entries(terms)
    .filter(([, { explain }]) => explain)
    .map(([key, term]) => ({ key, term }));
  const onApiPages = formsOf(entries);
  const elsewhere = formsOf(entries.filter(({ term }) => term.explain === true));
  return (tree: Root, file: VFile): void => {
    const { pattern, entryOf } = isApiPage(file) ? onApiPages : elsewhere;
    const explained = new Set<string>();
    const firstTerm = (text: string): Found | undefined => {
      for (const { index, 0: words } of text.matchAll(pattern)) {
        const entry = entryOf.get(plainForm(words));
        if (entry && !explained.has(entry.key)) return { index, words, entry };
      }
      return undefined;
    };
    const explainIn = (runningText: Element): void =>
      walk<Nodes>(runningText, (node, index, parent) => {
        if (isLeftAlone(node)) return index + 1;
        const found = node.type === 'text' && parent?.type === 'element' && firstTerm(node.value);
        if (!found || !parent) return undefined;
        explained.add(found.entry.key);
        const pieces = withDefinition(node.value, found);
        parent.children.splice(index, 1, ...pieces);
        // The last piece, the text after the term, may hold other terms.
        return index + pieces.length - 1;
      });
    walk<Nodes>(tree, (node, index) => {
      if (isLeftAlone(node)) return index + 1;
      if (node.type !== 'element' || !EXPLAINED_IN.has(node.tagName)) return undefined;
      explainIn(node);
      return index + 1;
    });
  };
}
