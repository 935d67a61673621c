import { escapeRegExp } from '../../lib/escapeRegExp';
import { termEntries } from '../../product/glossary';
import { proseOf } from '../prose';
import { type Finding, positionOf, type Rule } from '../rule';

const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}s?(?![\\p{L}\\p{N}])`, 'iu');

const BANNED = termEntries.flatMap(([, { term, banned }]) =>
  banned.map(({ word, reason, allowedIn = [] }) => ({
    term,
    word,
    reason,
    allowedIn,
    pattern: wholeWord(word),
  })),
);

/** One word for one notion: that of the glossary. */
export const glossaryWords: Rule = {
  id: 'glossary-words',
  check(page) {
    return proseOf(page).flatMap(({ node, text }) =>
      BANNED.flatMap(({ term, word, reason, allowedIn, pattern }): Finding[] => {
        const checkedText = allowedIn.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
        if (!pattern.test(checkedText)) return [];
        return [
          { ...positionOf(node), message: `« ${word} » : le mot du glossaire est « ${term} ». ${reason}` },
        ];
      }),
    );
  },
};
