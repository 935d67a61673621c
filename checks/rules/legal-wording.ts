import { type BannedWording, bannedWordings } from '../../product/legal';
import { proseOf } from '../prose';
import { findingsAt, type Rule } from '../rule';

/** Pages make no legal promise: a judge decides what a certificate is worth. */
export const legalWordingRule = (wordings: readonly BannedWording[]): Rule => ({
  id: 'legal-wording',
  check: (page) =>
    findingsAt(proseOf(page), ({ text }) =>
      wordings
        .filter(({ pattern }) => pattern.test(text))
        .map(
          ({ phrase, instead, reason }) =>
            `« ${phrase} » est une promesse juridique : écrivez plutôt ${instead}. ${reason}`,
        ),
    ),
});

export const legalWording = legalWordingRule(bannedWordings);
