import { toString as textOf } from 'mdast-util-to-string';
import { findingsAt, nodesOf, type Rule } from '../rule';

const VAGUE_TEXTS =
  /^(ici|cliquez( ici)?|cette page|ce lien|lien|lire|voir|plus|en savoir plus|la suite|cette section|page|là|lire la suite)$/i;

export const linkTexts: Rule = {
  id: 'link-texts',
  check: ({ tree }) =>
    findingsAt(nodesOf(tree, 'link'), (link) => {
      const text = textOf(link).trim();
      if (text === '') return 'Lien sans texte : dites où il mène.';
      if (VAGUE_TEXTS.test(text))
        return `Le lien « ${text} » ne se comprend pas seul : nommez la page ou l'action où il mène.`;
      return /^https?:\/\//.test(text)
        ? `Le lien « ${text} » montre une adresse : donnez-lui un texte qui dit où il mène.`
        : undefined;
    }),
};
