import { expect, it } from 'vitest';
import { touchIcon } from './cardPictures';
import { colour } from './colours';
import { engravedBand, engravedRosette, favicon, logo, qrCode } from './pictures';
import { ico, loadRasterizer } from './raster';

it('the engraved band can be tiled: each wave ends at the height where it began', () => {
  const paths = [...engravedBand().matchAll(/d="M0 (\S+)C.*? 96 (\S+)"/g)];
  expect(paths).toHaveLength(9);
  for (const [, first, last] of paths) expect(last).toBe(first);
});

it.each([
  ['the logo', () => logo('light')],
  ['the favicon', favicon],
  ['the band', engravedBand],
  ['the rosette', engravedRosette],
  ['a QR code', () => qrCode('https://android.domaine.example')],
])('%s is drawn in under 6 KB', (_, draw) => {
  expect(draw().length).toBeLessThan(6 * 1024);
});

it('an icon is one square picture, as it is, behind the header of its format', async () => {
  const { png } = await loadRasterizer();
  const picture = png(touchIcon());
  // The header of a PNG file has its width and its height.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([180, 180]);
  expect(ico(picture, 180).subarray(22).equals(picture)).toBe(true);
});

it('a colour that the style sheet does not have is refused, with file and form', () => {
  expect(colour('ink')).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => colour('encre')).toThrow(/src\/css\/tokens\.css .*--encre: #rrggbb/);
});
