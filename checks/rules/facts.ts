import { findPlaceholders } from '../../markdown/facts/placeholders';
import { NOT_IN_CODE } from '../../markdown/facts/remarkFactTables';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { factTables } from '../../product/facts';
import { asTyped } from '../page';
import { findingsAt, nodesOf, type Rule } from '../rule';

/** A page names facts that exist, and tables alone on their line: the build refuses the others. */
export const facts: Rule = {
  id: 'facts',
  check: ({ source, tree }) => [
    ...substituteFacts(source).faults,
    ...findingsAt(nodesOf(tree, 'code'), ({ value }) =>
      findPlaceholders(asTyped(value)).some(({ name = '' }) => factTables.has(name))
        ? NOT_IN_CODE
        : undefined,
    ),
  ],
};
