import path from 'node:path';
import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { escapeRegExp } from '../lib/escapeRegExp';
import { frenchTypography } from '../lib/typography/frenchTypography';
import type { Term } from '../product/glossary';

/** Elements of running text. MDX components and expressions may hold anything, so they are left alone. */
const EXPLAINED_IN = new Set(['p', 'li', 'td', 'dd']);

/** Elements in which a button would be in the way: headings, code, links, controls, labels quoted from a screen. */
const NOT_EXPLAINED_IN = new Set([
  ...['h1', 'h2', 'h3', 'th', 'code', 'pre', 'kbd', 'a', 'button', 'summary', 'strong', 'em'],
]);

type Glossary = Readonly<Record<string, Term>>;
type Entry = { readonly key: string; readonly term: Term };
type EntryPattern = { readonly pattern: RegExp; readonly entry: Entry };
type Found = { readonly index: number; readonly words: string; readonly entry: Entry };

/** From the site's folder on: the site itself may stand in a folder of that name. */
const isApiPage = ({ path: file, cwd }: VFile): boolean =>
  path.relative(cwd, file).split(path.sep).includes('api');

/** The page already has its typography: spaces may be no-break ones, apostrophes curved. */
const typographicPattern = (text: string): string =>
  escapeRegExp(text).replaceAll(' ', '[ \u00A0\u202F]').replaceAll("'", "['\u2019]");

/** Longest first, so that « horodatage qualifié » is not found as « horodatage ». */
function patternsOf(glossary: Glossary): EntryPattern[] {
  return Object.entries(glossary)
    .filter(([, { explain }]) => explain)
    .flatMap(([key, term]) => [term.term, ...term.forms].map((form) => ({ form, entry: { key, term } })))
    .sort((a, b) => b.form.length - a.form.length)
    .map(({ form, entry }) => ({
      pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])${typographicPattern(form)}(?![\\p{L}\\p{N}_-])`, 'iu'),
      entry,
    }));
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

function findFirstTerm(
  text: string,
  patterns: readonly EntryPattern[],
  explained: ReadonlySet<string>,
): Found | undefined {
  let first: Found | undefined;
  for (const { pattern, entry } of patterns) {
    if (explained.has(entry.key)) continue;
    const match = pattern.exec(text);
    if (match && (!first || match.index < first.index))
      first = { index: match.index, words: match[0], entry };
  }
  return first;
}

const isInside = (ancestors: readonly Parents[], tagNames: ReadonlySet<string>): boolean =>
  ancestors.some((ancestor) => ancestor.type === 'element' && tagNames.has(ancestor.tagName));

/** Turns the first use of each glossary term on a page into a button that shows the term's definition. */
export default function rehypeGlossaryTerms({ terms }: { readonly terms: Glossary }) {
  const allPatterns = patternsOf(terms);
  return (tree: Root, file: VFile): void => {
    const explained = new Set<string>();
    const patterns = isApiPage(file)
      ? allPatterns
      : allPatterns.filter(({ entry }) => entry.term.explain === true);
    visitParents(tree, 'text', (node: Text, ancestors: Parents[]) => {
      if (isInside(ancestors, NOT_EXPLAINED_IN) || !isInside(ancestors, EXPLAINED_IN)) return undefined;
      const found = findFirstTerm(node.value, patterns, explained);
      const parent = ancestors.at(-1);
      if (!found || parent?.type !== 'element') return undefined;
      explained.add(found.entry.key);
      const end = found.index + found.words.length;
      const pieces = withDefinition(
        node.value.slice(0, found.index),
        found.words,
        node.value.slice(end),
        found.entry,
      );
      const index = parent.children.indexOf(node);
      parent.children.splice(index, 1, ...pieces);
      // Visit the last piece next: the text after the term may hold other terms.
      return [SKIP, index + pieces.length - 1];
    });
  };
}
