import { toString as textOf } from 'mdast-util-to-string';
import { nearestNames } from '../../lib/nearestNames';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { allLabels } from '../../product/labels';
import { SETTINGS_TABS, settings } from '../../product/settings';
import { localStatuses, machines } from '../../product/states';
import { asTyped } from '../page';
import { findingsAt, nodesOf, type Rule } from '../rule';

/** A bold text in guillemets is a label of a screen, exactly as in product/. */
export const screenLabelsRule = (knownLabels: ReadonlySet<string>): Rule => ({
  id: 'screen-labels',
  check: ({ tree }) =>
    findingsAt(nodesOf(tree, 'strong'), (strong) => {
      // A label may name a fact: « Réessayez dans {{settings.dureeBlocage.words}}. »
      const { text } = substituteFacts(asTyped(textOf(strong)));
      const label = /^«\s*(.*?)\s*»$/s.exec(text.trim())?.[1];
      if (label === undefined || knownLabels.has(label)) return undefined;
      const near = nearestNames(label, [...knownLabels]).map((name) => `« ${name} »`);
      return `Aucun écran ne dit « ${label} ». Libellés proches : ${near.join(', ')}. Sinon, ajoutez-le à product/labels.ts.`;
    }),
});

/** The fields of the console's settings. */
const fieldLabels = Object.values(settings).flatMap(({ name, setBy }) =>
  setBy in SETTINGS_TABS ? [name] : [],
);

const stateLabels = Object.values(machines).flatMap(({ states }) => states.map(({ label }) => label));

export const screenLabels = screenLabelsRule(
  new Set([...allLabels(), ...fieldLabels, ...stateLabels, ...localStatuses]),
);
