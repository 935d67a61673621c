// A picture of few colours, as a PNG file that names each of them once: it weighs a fraction of one that says them in full.
import { crc32, deflateSync } from 'node:zlib';

export type Rgb = readonly [number, number, number];
export type Palette = readonly Rgb[];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const WITH_PALETTE = 3;

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `count` colours from one to the other, both included: what the smoothed edge of the one on the other is made of. */
export const shades = (from: string, to: string, count: number): Palette => {
  const [start, end] = [rgb(from), rgb(to)];
  return Array.from({ length: count }, (_, i) => {
    const between = (channel: 0 | 1 | 2): number =>
      Math.round(start[channel] + ((end[channel] - start[channel]) * i) / (count - 1));
    return [between(0), between(1), between(2)] as const;
  });
};

function nearest(palette: Palette, [red, green, blue]: Rgb): number {
  let found = 0;
  let least = Infinity;
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [found, least] = [index, distance];
  }
  return found;
}

/** For each pixel (red, green, blue and how opaque, a byte each) the colour of the palette that is nearest to it. */
export function inPalette(pixels: Uint8Array, palette: Palette): Uint8Array {
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const known = new Map<number, number>();
  const indices = new Uint8Array(pixels.length / 4);
  let [colour, index] = [-1, 0];
  for (let i = 0; i < indices.length; i++) {
    const next = bytes.getUint32(4 * i) >>> 8;
    if (next !== colour) {
      colour = next;
      index = known.get(colour) ?? nearest(palette, [colour >> 16, (colour >> 8) & 255, colour & 255]);
      known.set(colour, index);
    }
    indices[i] = index;
  }
  return indices;
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

/** Two levels more would save a twentieth, and take eight times as long. */
const LEVEL = 7;

/** `indices` says which colour each pixel has, row by row. */
export function palettePng(width: number, indices: Uint8Array, palette: Palette): Buffer {
  const height = indices.length / width;
  // Each row begins with its filter: none, as nothing can be foretold of such numbers.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([number(width), number(height), Buffer.from([BITS, WITH_PALETTE, 0, 0, 0])])),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
