import { literalPattern } from '../../lib/literalPattern';
import { termEntries } from '../../product/glossary';
import { proseOf } from '../prose';
import { at, type Finding, type Rule } from '../rule';

const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(word)}s?(?![\\p{L}\\p{N}])`, 'iu');

const BANNED = termEntries.flatMap(([, { term, banned }]) =>
  banned.map(({ word, reason, allowedIn = [] }) => ({
    term,
    word,
    reason,
    allowedIn,
    pattern: wholeWord(word),
  })),
);

/** One notion, one word: the glossary's. */
export const glossaryWords: Rule = {
  id: 'glossary-words',
  check(page) {
    return proseOf(page).flatMap(({ node, text }) =>
      BANNED.flatMap(({ term, word, reason, allowedIn, pattern }): Finding[] => {
        const rest = allowedIn.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
        if (!pattern.test(rest)) return [];
        return [{ ...at(node), message: `« ${word} » : le mot du glossaire est « ${term} ». ${reason}` }];
      }),
    );
  },
};
