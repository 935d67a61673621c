import { expect, it } from 'vitest';
import { scallopedCircle } from './curves';
import { engravedBand, engravedRosette, favicon, logo, qrCode } from './pictures';

it('the engraved band can be tiled: each wave ends at the height where it began', () => {
  const paths = [...engravedBand().matchAll(/d="M0 (\S+)C.*? 96 (\S+)"/g)];
  expect(paths).toHaveLength(9);
  for (const [, first, last] of paths) expect(last).toBe(first);
});

it('a scalloped circle has as many lobes as asked', () => {
  expect(scallopedCircle(16, 14, 1, 14).match(/[CS]/g)).toHaveLength(14 * 4);
});

it.each([
  ['the logo', () => logo('light')],
  ['the logo in the dark mode', () => logo('dark')],
  ['the favicon', favicon],
  ['the band', engravedBand],
  ['the rosette', engravedRosette],
  ['a QR code', () => qrCode('https://android.domaine.example')],
])('%s is drawn the same each time, in under 6 KB', (_, draw) => {
  expect(draw()).toBe(draw());
  expect(draw().length).toBeLessThan(6 * 1024);
});
