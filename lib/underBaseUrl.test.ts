import { expect, it } from 'vitest';
import { underBaseUrl } from './underBaseUrl';

it.each([
  ['/', '/'],
  ['/docs/intro/#but', '/docs/intro/#but'],
])('at the root, « %s » stays', (address, found) => {
  expect(underBaseUrl('/', address)).toBe(found);
});

it.each([
  ['/', '/aide/'],
  ['/docs/intro/#but', '/aide/docs/intro/#but'],
  ['/aide/', '/aide/aide/'],
  ['#but', '#but'],
  ['https://autre.example/a', 'https://autre.example/a'],
  ['//autre.example/a', '//autre.example/a'],
  ['mailto:a@autre.example', 'mailto:a@autre.example'],
])('under /aide/, « %s » is %s', (address, found) => {
  expect(underBaseUrl('/aide/', address)).toBe(found);
});
