import { visit } from 'unist-util-visit';
import { findPlaceholders } from '../../markdown/facts/placeholders';
import { NOT_IN_CODE } from '../../markdown/facts/remarkFactTables';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { factTables } from '../../product/facts';
import { asTyped } from '../page';
import { type Finding, positionOf, type Rule } from '../rule';

/** A page names facts that exist, and tables alone on their line: the build refuses the others. */
export const facts: Rule = {
  id: 'facts',
  check({ source, tree }) {
    const findings: Finding[] = [...substituteFacts(source).faults];
    visit(tree, 'code', (code) => {
      const named = findPlaceholders(asTyped(code.value)).map(({ name = '' }) => name);
      if (named.some((name) => factTables.has(name)))
        findings.push({ ...positionOf(code), message: NOT_IN_CODE });
    });
    return findings;
  },
};
