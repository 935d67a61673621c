import { escapeRegExp } from '../../lib/escapeRegExp';
import { type Term, termEntries } from '../../product/glossary';
import { wordingFindings } from '../prose';
import type { Rule } from '../rule';

const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}s?(?![\\p{L}\\p{N}])`, 'iu');

/** One word for one notion: that of the glossary. */
export function glossaryWordsRule(terms: readonly Term[]): Rule {
  const bannedWords = terms.flatMap(({ term, banned }) =>
    banned.map(({ word, reason, allowedIn = [] }) => ({
      isIn: (text: string): boolean =>
        wholeWord(word).test(allowedIn.reduce((left, allowed) => left.replaceAll(allowed, ''), text)),
      message: `« ${word} » : le mot du glossaire est « ${term} ». ${reason}`,
    })),
  );
  return { id: 'glossary-words', check: (page) => wordingFindings(page, bannedWords) };
}

export const glossaryWords = glossaryWordsRule(termEntries.map(([, term]) => term));
