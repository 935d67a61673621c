// The sRGB colour space (IEC 61966-2-1) as an ICC profile, version 4.2, written from its published numbers: PDF/A asks for
// a profile in the file, and one of ours raises no question of licence.

const unsigned = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** A number with sixteen bits after the point. */
const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65536));
  return bytes;
};
const typed = (type: string, ...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(type), unsigned(0), ...parts]);
const text = (value: string): Buffer => {
  const utf16 = Buffer.from(value, 'utf16le').swap16();
  return typed(
    'mluc',
    unsigned(1),
    unsigned(12),
    Buffer.from('enUS'),
    unsigned(utf16.length),
    unsigned(28),
    utf16,
  );
};
const xyz = (...values: number[]): Buffer => typed('XYZ ', ...values.map(fixed));

const WHITE = xyz(0.9642, 1, 0.8249);
const ADAPTATION = [1.04791, 0.02293, -0.05019, 0.0296, 0.99046, -0.01707, -0.00925, 0.01506, 0.75179];
const CURVE = typed(
  'para',
  Buffer.from([0, 3, 0, 0]),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
);
const TAGS: readonly (readonly [signature: string, value: Buffer])[] = [
  ['desc', text('sRGB')],
  ['cprt', text('No copyright, use freely')],
  ['wtpt', WHITE],
  ['chad', typed('sf32', ...ADAPTATION.map(fixed))],
  ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
  ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
  ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
  ['rTRC', CURVE],
  ['gTRC', CURVE],
  ['bTRC', CURVE],
];
const HEADER_SIZE = 128;

export function sRgbProfile(): Buffer {
  const table: Buffer[] = [];
  const data: Buffer[] = [];
  let offset = HEADER_SIZE + 4 + 12 * TAGS.length;
  for (const [signature, value] of TAGS) {
    table.push(Buffer.from(signature), unsigned(offset), unsigned(value.length));
    const padded = Buffer.concat([value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
    data.push(padded);
    offset += padded.length;
  }
  const header = Buffer.alloc(HEADER_SIZE);
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x04200000, 8);
  header.write('mntrRGB XYZ ', 12);
  [2025, 9, 15].forEach((part, index) => {
    header.writeUInt16BE(part, 24 + 2 * index);
  });
  header.write('acsp', 36);
  WHITE.copy(header, 68, 8);
  return Buffer.concat([header, unsigned(TAGS.length), ...table, ...data]);
}
