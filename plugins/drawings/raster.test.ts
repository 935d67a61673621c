import { expect, it } from 'vitest';
import { colour } from './colours';
import { ico, loadRasterizer } from './raster';
import { drawing, fitted, shareCard, TEXT_WIDTH, textElement, touchIcon } from './shareCard';

/** As the header of a PNG file tells it. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('the texts of the share picture are those given, in French typography and safe in XML', async () => {
  const svg = shareCard('A & B <C>', "L'aide ?", await loadRasterizer());
  expect(svg).toContain('>A &#38; B &#60;C&#62;</text>');
  expect(svg).toContain('>L’aide\u202F?</text>');
});

it('a long name is set smaller, and stays in its frame', async () => {
  const { widthOf } = await loadRasterizer();
  const line = {
    text: 'Un nom de produit bien plus long '.repeat(3),
    size: 58,
    weight: 600,
    y: 385,
  } as const;
  const set = fitted(line, await loadRasterizer());
  expect(set.size).toBeLessThan(58 / 1.5);
  expect(widthOf(drawing(4000, 630, textElement(set, '#000')))).toBeLessThanOrEqual(TEXT_WIDTH);
});

it('the icons hold one picture each', async () => {
  const { png } = await loadRasterizer();
  expect(sizeOf(png(touchIcon()))).toEqual([180, 180]);
  const icon = ico(png(touchIcon()), 180);
  expect(icon.subarray(22).equals(png(touchIcon()))).toBe(true);
});

it('a colour that the style sheet does not have is refused, with file and form', () => {
  expect(colour('ink')).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => colour('encre')).toThrow(/src\/css\/tokens\.css .*--encre: #rrggbb/);
});
