import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inPalette, palettePng, rgb, shades } from './palettePng';

it('shades go from one colour to the other', () => {
  const halfway = [128, 64, 0];
  expect(shades('#000000', '#ff8000', 3)).toEqual([rgb('#000000'), halfway, rgb('#ff8000')]);
});

it('a pixel takes the nearest colour of the palette', () => {
  const palette = [rgb('#000000'), rgb('#ffffff'), rgb('#8a1c2e')];
  expect([...inPalette(Uint8Array.of(9, 9, 9, 255, 250, 255, 250, 255, 130, 30, 40, 255), palette)]).toEqual([
    0, 1, 2,
  ]);
});

it('the file holds size, colours and rows', () => {
  const png = palettePng(3, Uint8Array.of(0, 1, 0, 1, 1, 0), [rgb('#102030'), rgb('#405060')]);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  expect(png.includes(Buffer.from('PLTE\x10\x20\x30\x40\x50\x60', 'latin1'))).toBe(true);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  expect([...rows]).toEqual([0, 0, 1, 0, 0, 1, 1, 0]);
});
