import type { ElementContent, Nodes, Root } from 'hast';
import { escapeRegExp } from '../lib/escapeRegExp';
import { isTag, nameOf } from '../lib/hast';
import { walk } from '../lib/walk';
import { isFrenchProse, transformWithContents } from './frenchText';

type Lexicon = readonly { readonly term: string; readonly lang: string }[];

type Patterns = {
  /** Also parts of words. Most texts have none, which it sees in a third of the time. */
  readonly anywhere: RegExp;
  /** A whole word, with its plural; neither a part of a compound (`swagger-ui`) nor of an address (`swagger.json`). */
  readonly wholeWord: RegExp;
};

function patternsOf(lexicon: Lexicon): Patterns {
  const longestFirst = lexicon.map(({ term }) => term).sort((a, b) => b.length - a.length);
  const terms = longestFirst.map((term) => escapeRegExp(term).replaceAll(' ', '[ \\u00A0]'));
  const joiningSign = '[-./@:_]';
  return {
    anywhere: new RegExp(terms.join('|'), 'iu'),
    wholeWord: new RegExp(
      `(?<![\\p{L}\\d_]|[\\p{L}\\d]${joiningSign})(?:${terms.join('|')})s?(?![\\p{L}\\d_]|${joiningSign}[\\p{L}\\d])`,
      'giu',
    ),
  };
}

/** Wraps the foreign terms of a page in `<span lang>`, so that screen readers do not pronounce them as French. */
export default function rehypeForeignTerms({ lexicon }: { readonly lexicon: Lexicon }) {
  const { anywhere, wholeWord } = patternsOf(lexicon);
  const normalized = (term: string) => term.toLowerCase().replaceAll('\u00A0', ' ');
  const languages = new Map(lexicon.map(({ term, lang }) => [normalized(term), lang]));
  const languageOf = (term: string) =>
    languages.get(normalized(term)) ?? languages.get(normalized(term).replace(/s$/, ''));

  const withWrappedTerms = (text: string): ElementContent[] => {
    const pieces: ElementContent[] = [];
    let position = 0;
    for (const { index, 0: term } of text.matchAll(wholeWord)) {
      if (index > position) pieces.push({ type: 'text', value: text.slice(position, index) });
      pieces.push({
        type: 'element',
        tagName: 'span',
        properties: { lang: languageOf(term) },
        children: [{ type: 'text', value: term }],
      });
      position = index + term.length;
    }
    if (position < text.length) pieces.push({ type: 'text', value: text.slice(position) });
    return pieces;
  };

  const wrapTerms = (tree: Root): void => {
    walk<Nodes>(tree, (node, index, parent) => {
      // SVG has no `<span>`: the author of a drawing sets `lang` on its elements.
      if (isTag(node) && (!isFrenchProse(node) || nameOf(node) === 'svg')) return index + 1;
      if (node.type !== 'text' || !parent || !anywhere.test(node.value)) return undefined;
      const pieces = withWrappedTerms(node.value);
      parent.children.splice(index, 1, ...pieces);
      return index + pieces.length;
    });
  };
  return (page: Root): void => {
    // The pattern of an empty lexicon would match the empty string everywhere.
    if (lexicon.length > 0) transformWithContents(page, wrapTerms);
  };
}
