import { bareNames } from '../../markdown/bareNames';
import { fact } from '../../product/facts';
import type { Rule } from '../rule';

export const singleBraces: Rule = {
  id: 'single-braces',
  check: ({ tree }) =>
    bareNames(tree).map(({ name, offsets, ...fault }) => ({
      ...fault,
      fix:
        offsets && fact(name) !== undefined
          ? { start: offsets[0], end: offsets[1], text: `{{${name}}}` }
          : undefined,
    })),
};
