import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { at, type Finding, type Rule } from '../rule';

const EMPTY_WORDS =
  /^(ici|cliquez( ici)?|cette page|ce lien|lien|lire|voir|plus|en savoir plus|la suite|cette section|page|là|lire la suite)$/i;

export const linkTexts: Rule = {
  id: 'link-texts',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, 'link', (link) => {
      const text = textOf(link).trim();
      if (text === '') findings.push({ ...at(link), message: 'Lien sans texte : dites où il mène.' });
      else if (EMPTY_WORDS.test(text)) {
        findings.push({
          ...at(link),
          message: `Le lien « ${text} » ne se comprend pas seul : nommez la page ou l'action où il mène.`,
        });
      } else if (/^https?:\/\//.test(text)) {
        findings.push({
          ...at(link),
          message: `Le lien « ${text} » montre une adresse : donnez-lui un texte qui dit où il mène.`,
        });
      }
    });
    return findings;
  },
};
