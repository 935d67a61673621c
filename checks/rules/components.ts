import { unknownComponents } from '../../markdown/unknownComponents';
import type { Rule } from '../rule';

/** A component that the build knows, where it can take it. */
export const components: Rule = {
  id: 'components',
  check: ({ tree }) => unknownComponents(tree),
};
