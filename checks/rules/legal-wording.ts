import { bannedWordings } from '../../product/legal';
import { proseOf } from '../prose';
import { positionOf, type Rule } from '../rule';

/** Pages make no legal promise: a judge decides what a certificate is worth. */
export const legalWording: Rule = {
  id: 'legal-wording',
  check(page) {
    return proseOf(page).flatMap(({ node, text }) =>
      bannedWordings
        .filter(({ pattern }) => pattern.test(text))
        .map(({ phrase, instead, reason }) => ({
          ...positionOf(node),
          message: `« ${phrase} » est une promesse juridique : écrivez plutôt ${instead}. ${reason}`,
        })),
    );
  },
};
