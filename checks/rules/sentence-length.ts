import { proseOf } from '../prose';
import { findingsAt, type Rule } from '../rule';

/** In words. */
const MAX_LENGTH = 40;
/** Pages of the API may have longer sentences than guides. */
const recommendedLength = (file: string): number => (file.startsWith('docs/api/') ? 30 : 25);

/** Not after « art. 41 », « n. » or « M. Untel ». */
const SENTENCE_END = /(?<=[.!?…])(?<!\b(?:art|ex|p|n|M|Mme|cf|etc|vol|éd|max|min|C|L|R)\.)\s+/;

/** A placeholder counts as a word, punctuation between spaces does not. */
const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uE000]/u.test(word)).length;

export const sentenceLength: Rule = {
  id: 'sentence-length',
  check(page) {
    const recommended = recommendedLength(page.file);
    return findingsAt(proseOf(page), ({ text }) =>
      text
        .split(SENTENCE_END)
        .map((sentence) => ({ sentence, words: wordCount(sentence) }))
        .filter(({ words }) => words > recommended)
        .map(({ sentence, words }) => ({
          message: `Phrase de ${words} mots (« ${sentence.split(' ').slice(0, 6).join(' ')} … ») : coupez-la, ${recommended} mots suffisent.`,
          level: words > MAX_LENGTH ? 'error' : 'warning',
        })),
    );
  },
};
