import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isTag, nameOf } from '../lib/hast';
import { literalPattern } from '../lib/literalPattern';
import { changeReadable, isFrenchProse } from './readable';

export type ForeignTerms = { readonly lexicon: readonly { readonly term: string; readonly lang: string }[] };

/** A whole word, with its plural; neither a part of a compound (`swagger-ui`) nor of an address (`swagger.json`). */
function wordsOf(lexicon: ForeignTerms['lexicon']): RegExp {
  const longestFirst = lexicon.map(({ term }) => term).sort((a, b) => b.length - a.length);
  const terms = longestFirst.map((term) => literalPattern(term).replaceAll(' ', '[ \\u00A0]'));
  const joint = '[-./@:_]';
  return new RegExp(
    `(?<![\\p{L}\\d_]|[\\p{L}\\d]${joint})(?:${terms.join('|')})s?(?![\\p{L}\\d_]|${joint}[\\p{L}\\d])`,
    'giu',
  );
}

/** Wraps the foreign terms of a page in `<span lang>`, for voices that would read them as French. */
export default function rehypeForeignTerms({ lexicon }: ForeignTerms) {
  const words = wordsOf(lexicon);
  const plain = (word: string) => word.toLowerCase().replaceAll('\u00A0', ' ');
  const languages = new Map(lexicon.map(({ term, lang }) => [plain(term), lang]));
  const languageOf = (word: string) =>
    languages.get(plain(word)) ?? languages.get(plain(word).replace(/s$/, ''));

  const marked = (text: string): ElementContent[] => {
    const pieces: ElementContent[] = [];
    let position = 0;
    for (const { index, 0: word } of text.matchAll(words)) {
      if (index > position) pieces.push({ type: 'text', value: text.slice(position, index) });
      pieces.push({
        type: 'element',
        tagName: 'span',
        properties: { lang: languageOf(word) },
        children: [{ type: 'text', value: word }],
      });
      position = index + word.length;
    }
    if (position < text.length) pieces.push({ type: 'text', value: text.slice(position) });
    return pieces;
  };

  const markTerms = (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      // A drawing has no `<span>`: there the author says the language.
      if (isTag(node) && (!isFrenchProse(node) || nameOf(node) === 'svg')) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const pieces = marked(node.value);
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
  return (page: Root): void => (lexicon.length > 0 ? changeReadable(page, markTerms) : undefined);
}
