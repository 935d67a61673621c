import { expect, it } from 'vitest';
import { engravedBand, engravedRosette, favicon, logo, qrCode } from './pictures';

it('the engraved band can be tiled: each wave ends at the height where it began', () => {
  const paths = [...engravedBand().matchAll(/d="M0 (\S+)C.*? 96 (\S+)"/g)];
  expect(paths).toHaveLength(9);
  for (const [, first, last] of paths) expect(last).toBe(first);
});

it.each([
  ['the logo', () => logo('light')],
  ['the logo in the dark mode', () => logo('dark')],
  ['the favicon', favicon],
  ['the band', engravedBand],
  ['the rosette', engravedRosette],
  ['a QR code', () => qrCode('https://android.domaine.example')],
])('%s is drawn in under 6 KB', (_, draw) => {
  expect(draw().length).toBeLessThan(6 * 1024);
});
