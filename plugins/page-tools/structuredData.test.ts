import { expect, it } from 'vitest';
import { parseFragment } from '../../lib/hast';
import { stepsIn } from './structuredData';

const LEGEND = '<figure><ol class="fig-legend"><li>Le bouton.</ol></figure>';
const STEPS = '<ol><li>Un <span popover>Mot : dit.</span>pas.<ol><li>Puis.</ol><li>Deux.</ol>';

it.each([
  [
    'are those of its list, not of the legend of a figure',
    `<h2 id=a>A</h2>${LEGEND}${STEPS}`,
    ['Un pas.Puis.', 'Deux.'],
  ],
  ['are none where the next section has the list', `<h2 id=a>A</h2><p>Non.</p><h2 id=b>B</h2>${STEPS}`, []],
  ['are none where no heading has that id', `<h2 id=b>B</h2>${STEPS}`, []],
])('the steps of a section %s', (_, html, steps) => {
  expect(stepsIn(parseFragment(html), 'a')).toEqual(steps);
});
