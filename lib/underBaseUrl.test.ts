import { expect, it } from 'vitest';
import { underBaseUrl } from './underBaseUrl';

it.each([
  ['/', '/docs/intro/#but', '/docs/intro/#but'],
  ['/aide/', '/', '/aide/'],
  ['/aide/', '/docs/intro/#but', '/aide/docs/intro/#but'],
  ['/aide/', '/aide/', '/aide/aide/'],
  ['/aide/', '#but', '#but'],
  ['/aide/', 'https://autre.example/a', 'https://autre.example/a'],
  ['/aide/', '//autre.example/a', '//autre.example/a'],
])('under %s, « %s » is %s', (baseUrl, address, found) => {
  expect(underBaseUrl(baseUrl, address)).toBe(found);
});
