import { expect, it } from 'vitest';
import { differencesOf } from './comparePages';

it.each([
  [
    '<p class=a id="b">Texte</p><script src=/assets/js/main.0a1b2c3d.js></script>',
    '<p id=b class="a"> Texte</p><script src="/assets/js/main.99998888.js"></script>',
    [],
  ],
  ['<p>un</p>', '<p>deux</p>', ['« un » → « deux »']],
  ['<p>un</p>', '<p lang=en>un</p>', ['« <p> » → « <p lang="en"> »']],
  ['<p>un</p>', '<p>un<b></b></p>', ['rien → « <b> »']],
  ['<i></i><b></b>', '<b></b><i></i>', [expect.stringContaining('ordre')]],
])('the differences between %s and %s are %j', (before, after, differences) => {
  expect(differencesOf(before, after)).toEqual(differences);
});
