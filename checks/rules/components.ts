import { interactiveComponents } from '../../markdown/interactiveComponents';
import { unknownComponents } from '../../markdown/unknownNames';
import type { Rule } from '../rule';

/** A component that the build knows, where it can take it, and that needs no script. */
export const components: Rule = {
  id: 'components',
  check: ({ tree, file }) => [...unknownComponents(tree), ...interactiveComponents(tree, file)],
};
