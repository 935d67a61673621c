import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nearestNames } from '../../lib/nearestNames';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { allLabels } from '../../product/labels';
import { SETTINGS_TABS, settings } from '../../product/settings';
import { localStatuses, machines } from '../../product/states';
import { asTyped } from '../page';
import { type Finding, positionOf, type Rule } from '../rule';

/** A text in bold guillemets is a label of a screen, exactly as product/ has it. */
export const screenLabelsRule = (knownLabels: ReadonlySet<string>): Rule => ({
  id: 'screen-labels',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, 'strong', (strong) => {
      // A label may name a fact: « Réessayez dans {{settings.dureeBlocage.words}}. »
      const text = substituteFacts(asTyped(textOf(strong))).text;
      const label = /^«\s*(.*?)\s*»$/s.exec(text.trim())?.[1];
      if (label === undefined || knownLabels.has(label)) return;
      const close = nearestNames(label, [...knownLabels]);
      findings.push({
        ...positionOf(strong),
        message: `Aucun écran ne dit « ${label} ». Libellés proches : ${close.map((text) => `« ${text} »`).join(', ')}. Sinon, ajoutez-le à product/labels.ts.`,
      });
    });
    return findings;
  },
});

/** The fields of the console's settings. */
const fieldLabels = Object.values(settings).flatMap(({ name, setBy }) =>
  setBy in SETTINGS_TABS ? [name] : [],
);

const stateLabels = Object.values(machines).flatMap(({ states }) => states.map(({ label }) => label));

export const screenLabels = screenLabelsRule(
  new Set([...allLabels(), ...fieldLabels, ...stateLabels, ...localStatuses]),
);
