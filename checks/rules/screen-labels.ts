import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nearestNames } from '../../lib/nearestNames';
import { allLabels } from '../../product/labels';
import { localStatuses, machines } from '../../product/states';
import { at, type Finding, type Rule } from '../rule';

const stateLabels = Object.values(machines).flatMap(({ states }) => states.map(({ label }) => label));
const known = new Set<string>([...allLabels(), ...stateLabels, ...localStatuses]);

/** A label in bold guillemets is what the screen says, to the letter. */
export const screenLabels: Rule = {
  id: 'screen-labels',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, 'strong', (strong) => {
      const label = /^«\s*(.*?)\s*»$/s.exec(textOf(strong).trim())?.[1];
      if (label === undefined || known.has(label)) return;
      const close = nearestNames(label, [...known]);
      findings.push({
        ...at(strong),
        message: `Aucun écran ne dit « ${label} ». Libellés proches : ${close.map((text) => `« ${text} »`).join(', ')}. Sinon, ajoutez-le à product/labels.ts.`,
      });
    });
    return findings;
  },
};
