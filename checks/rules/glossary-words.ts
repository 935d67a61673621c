import { escapeRegExp } from '../../lib/escapeRegExp';
import { type Term, termEntries } from '../../product/glossary';
import { proseOf } from '../prose';
import { type Finding, positionOf, type Rule } from '../rule';

const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}s?(?![\\p{L}\\p{N}])`, 'iu');

/** One word for one notion: that of the glossary. */
export function glossaryWordsRule(terms: readonly Term[]): Rule {
  const bannedWords = terms.flatMap(({ term, banned }) =>
    banned.map(({ word, reason, allowedIn = [] }) => ({
      term,
      word,
      reason,
      allowedIn,
      pattern: wholeWord(word),
    })),
  );
  const check: Rule['check'] = (page) =>
    proseOf(page).flatMap(({ node, text }) =>
      bannedWords.flatMap(({ term, word, reason, allowedIn, pattern }): Finding[] => {
        const checkedText = allowedIn.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
        if (!pattern.test(checkedText)) return [];
        return [
          { ...positionOf(node), message: `« ${word} » : le mot du glossaire est « ${term} ». ${reason}` },
        ];
      }),
    );
  return { id: 'glossary-words', check };
}

export const glossaryWords = glossaryWordsRule(termEntries.map(([, term]) => term));
