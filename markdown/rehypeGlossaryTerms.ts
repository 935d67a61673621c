import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { literalPattern } from '../lib/literalPattern';
import { frenchTypography } from '../lib/typography/frenchTypography';
import type { Term } from '../product/glossary';

/** Where a definition would be in the way: titles, code, links, controls, quoted labels, and other definitions. */
const CLOSED = new Set([
  'h1',
  'h2',
  'h3',
  'th',
  'code',
  'pre',
  'kbd',
  'a',
  'button',
  'summary',
  'strong',
  'em',
]);

type Known = { readonly key: string; readonly term: Term };
type Shape = { readonly pattern: RegExp; readonly known: Known };

const isApiPage = (file: VFile): boolean => /[\\/]api[\\/]/.test(file.path ?? '');

/** The text already has its typography: spaces may be no-break ones, apostrophes curved. */
const asPattern = (text: string): string =>
  literalPattern(text).replaceAll(' ', '[ \u00A0\u202F]').replaceAll("'", "['\u2019]");

/** Longest first: « horodatage qualifié » is not « horodatage ». */
function shapesOf(terms: Readonly<Record<string, Term>>): Shape[] {
  return Object.entries(terms)
    .filter(([, { explain }]) => explain)
    .flatMap(([key, term]) => [term.term, ...term.forms].map((form) => ({ form, known: { key, term } })))
    .sort((a, b) => b.form.length - a.form.length)
    .map(({ form, known }) => ({
      pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])${asPattern(form)}(?![\\p{L}\\p{N}_-])`, 'iu'),
      known,
    }));
}

/** A definition is Markdown with code between backticks, and nothing else. */
const definitionContent = (definition: string): ElementContent[] =>
  frenchTypography(definition)
    .split('`')
    .map((part, index) =>
      index % 2 === 0
        ? { type: 'text', value: part }
        : { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: part }] },
    );

const text = (value: string): Text => ({ type: 'text', value });
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

/** A native popover: the keyboard opens it, Escape closes it, and no script is needed. */
function explained(before: string, words: string, after: string, { key, term }: Known): ElementContent[] {
  const id = `terme-${key}`;
  const name = term.term.charAt(0).toUpperCase() + term.term.slice(1);
  const button = element('button', { type: 'button', className: ['term'], popoverTarget: id }, [text(words)]);
  const definition = element('span', { id, popover: '', className: ['term-definition'] }, [
    element('b', {}, [text(frenchTypography(name))]),
    text('\u00A0: '),
    ...definitionContent(term.definition),
  ]);
  // A line may break on either side of a button: what touches the word (« l’ », a comma) is held to it.
  const [, start = '', held = ''] = /^(.*?)([^ \n]*)$/s.exec(before) ?? [];
  const [, kept = '', end = ''] = /^([^ \n]*)(.*)$/s.exec(after) ?? [];
  const place = element('span', { className: ['term-place'] }, [text(held), button, text(kept)]);
  return [text(start), held || kept ? place : button, definition, text(end)];
}

/** Cuts a text at the first term that is not explained yet; the rest is looked at in its turn. */
function firstTerm(text: string, shapes: readonly Shape[], seen: ReadonlySet<string>) {
  let first: { index: number; words: string; known: Known } | undefined;
  for (const { pattern, known } of shapes) {
    if (seen.has(known.key)) continue;
    const match = pattern.exec(text);
    if (match && (!first || match.index < first.index))
      first = { index: match.index, words: match[0], known };
  }
  return first;
}

/** The first use of a glossary term on a page is offered with its definition. */
export default function rehypeGlossaryTerms({ terms }: { readonly terms: Readonly<Record<string, Term>> }) {
  const shapes = shapesOf(terms);
  return (tree: Root, file: VFile): void => {
    const seen = new Set<string>();
    const here = isApiPage(file) ? shapes : shapes.filter(({ known }) => known.term.explain === true);
    visitParents(tree, 'text', (node: Text, ancestors: Parents[]) => {
      if (ancestors.some((ancestor) => ancestor.type === 'element' && CLOSED.has(ancestor.tagName)))
        return undefined;
      // MDX components and expressions hold what they like: only the page's own running text is explained.
      if (
        !ancestors.some(
          (ancestor) => ancestor.type === 'element' && ['p', 'li', 'td', 'dd'].includes(ancestor.tagName),
        )
      ) {
        return undefined;
      }
      const found = firstTerm(node.value, here, seen);
      const parent = ancestors.at(-1);
      if (!found || parent?.type !== 'element') return undefined;
      seen.add(found.known.key);
      const end = found.index + found.words.length;
      const pieces = explained(
        node.value.slice(0, found.index),
        found.words,
        node.value.slice(end),
        found.known,
      );
      const index = parent.children.indexOf(node);
      parent.children.splice(index, 1, ...pieces);
      // Go on with what follows the term.
      return [SKIP, index + pieces.length - 1];
    });
  };
}
