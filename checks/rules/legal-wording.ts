import { type BannedWording, bannedWordings } from '../../product/legal';
import { wordingFindings } from '../prose';
import type { Rule } from '../rule';

/** Pages make no legal promise: a judge decides what a certificate is worth. */
export function legalWordingRule(wordings: readonly BannedWording[]): Rule {
  const promises = wordings.map(({ phrase, pattern, instead, reason }) => ({
    isIn: (text: string): boolean => pattern.test(text),
    message: `« ${phrase} » est une promesse juridique : écrivez plutôt ${instead}. ${reason}`,
  }));
  return { id: 'legal-wording', check: (page) => wordingFindings(page, promises) };
}

export const legalWording = legalWordingRule(bannedWordings);
