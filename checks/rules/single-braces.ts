import { bareNames } from '../../markdown/unknownNames';
import { fact } from '../../product/facts';
import type { Rule } from '../rule';

export const singleBraces: Rule = {
  id: 'single-braces',
  check: ({ tree }) =>
    bareNames(tree).map(({ name, offsets: [start, end], ...fault }) => {
      const isFact = start !== undefined && end !== undefined && fact(name) !== undefined;
      return { ...fault, fix: isFact ? { start, end, text: `{{${name}}}` } : undefined };
    }),
};
