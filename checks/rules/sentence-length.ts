import { proseOf, sentencesOf, wordCount } from '../prose';
import { type Finding, positionOf, type Rule } from '../rule';

/** In words. */
const MAX_LENGTH = 40;
/** Pages of the API may have longer sentences than guides. */
const recommendedLength = (file: string): number => (file.startsWith('docs/api/') ? 30 : 25);

export const sentenceLength: Rule = {
  id: 'sentence-length',
  check(page) {
    const recommended = recommendedLength(page.file);
    return proseOf(page).flatMap(({ node, text }) =>
      sentencesOf(text).flatMap((sentence): Finding[] => {
        const words = wordCount(sentence);
        if (words <= recommended) return [];
        const beginning = sentence.split(' ').slice(0, 6).join(' ');
        const message = `Phrase de ${words} mots (« ${beginning} … ») : coupez-la, ${recommended} mots suffisent.`;
        return [{ ...positionOf(node), message, level: words > MAX_LENGTH ? 'error' : 'warning' }];
      }),
    );
  },
};
