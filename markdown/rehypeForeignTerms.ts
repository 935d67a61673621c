import type { ElementContent, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import { escapeRegExp } from '../lib/escapeRegExp';
import { isTag, nameOf } from '../lib/hast';
import { walk } from '../lib/walk';
import { isFrenchProse, transformWithContents } from './frenchText';

type Lexicon = readonly { readonly term: string; readonly lang: string }[];

const JOINING_SIGN = '[-./@:_]';

/** Whole words, with their plurals; neither parts of a compound (`swagger-ui`) nor of an address (`swagger.json`). */
function patternOf(lexicon: Lexicon): RegExp {
  const longestFirst = lexicon.map(({ term }) => term).sort((a, b) => b.length - a.length);
  const terms = longestFirst.map((term) => escapeRegExp(term).replaceAll(' ', '[ \\u00A0]')).join('|');
  return new RegExp(
    `(?<![\\p{L}\\d_]|[\\p{L}\\d]${JOINING_SIGN})((?:${terms})s?)(?![\\p{L}\\d_]|${JOINING_SIGN}[\\p{L}\\d])`,
    'iu',
  );
}

/** Wraps the foreign terms of a page in `<span lang>`, so that screen readers do not pronounce them as French. */
export default function rehypeForeignTerms({ lexicon }: { readonly lexicon: Lexicon }) {
  const pattern = patternOf(lexicon);
  const languages = new Map(lexicon.map(({ term, lang }) => [term.toLowerCase(), lang]));
  const languageOf = (found: string) => {
    const term = found.toLowerCase().replaceAll('\u00A0', ' ');
    return languages.get(term) ?? languages.get(term.replace(/s$/, ''));
  };
  const wrapTerms = (tree: Root): void => {
    walk<Nodes>(tree, (node, index, parent) => {
      // SVG has no `<span>`: the author of a drawing sets `lang` on its elements.
      if (isTag(node) && (!isFrenchProse(node) || nameOf(node) === 'svg')) return index + 1;
      if (node.type !== 'text' || !parent) return undefined;
      // Every second part is what the group of the pattern has matched.
      const pieces = node.value.split(pattern).flatMap((part, position): ElementContent[] => {
        if (position % 2 === 1) return [h('span', { lang: languageOf(part) }, part)];
        return part === '' ? [] : [{ type: 'text', value: part }];
      });
      parent.children.splice(index, 1, ...pieces);
      return index + pieces.length;
    });
  };
  return (page: Root): void => {
    // The pattern of an empty lexicon would match the empty string everywhere.
    if (lexicon.length > 0) transformWithContents(page, wrapTerms);
  };
}
