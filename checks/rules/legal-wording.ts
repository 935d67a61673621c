import { bannedWordings } from '../../product/legal';
import { proseOf } from '../prose';
import { at, type Rule } from '../rule';

/** No legal promise: what a certificate is worth is for a judge to say. */
export const legalWording: Rule = {
  id: 'legal-wording',
  check(page) {
    return proseOf(page).flatMap(({ node, text }) =>
      bannedWordings
        .filter(({ pattern }) => pattern.test(text))
        .map(({ phrase, instead, reason }) => ({
          ...at(node),
          message: `« ${phrase} » est une promesse juridique : écrivez plutôt ${instead}. ${reason}`,
        })),
    );
  },
};
