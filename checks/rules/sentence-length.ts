import { proseOf, sentencesOf, wordCount } from '../prose';
import { at, type Finding, type Rule } from '../rule';

const REFUSED = 40;
/** References may say a little more at once than guides. */
const warnedAt = (file: string): number => (file.startsWith('docs/api/') ? 30 : 25);

export const sentenceLength: Rule = {
  id: 'sentence-length',
  check(page) {
    const warned = warnedAt(page.file);
    return proseOf(page).flatMap(({ node, text }) =>
      sentencesOf(text).flatMap((sentence): Finding[] => {
        const words = wordCount(sentence);
        if (words <= warned) return [];
        const beginning = sentence.split(' ').slice(0, 6).join(' ');
        const message = `Phrase de ${words} mots (« ${beginning} … ») : coupez-la, ${warned} mots suffisent.`;
        return [{ ...at(node), message, level: words > REFUSED ? 'error' : 'warning' }];
      }),
    );
  },
};
