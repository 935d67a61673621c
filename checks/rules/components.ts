import { interactiveComponents } from '../../markdown/interactiveComponents';
import { unknownComponents } from '../../markdown/unknownNames';
import type { Rule } from '../rule';

/** A component is known, in a place where it is allowed, and needs no script. */
export const components: Rule = {
  id: 'components',
  check: ({ tree, file }) => [...unknownComponents(tree), ...interactiveComponents(tree, file)],
};
