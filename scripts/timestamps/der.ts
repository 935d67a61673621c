// The part of DER (X.690) that certificates, timestamps and seals are written in.

function lengthOf(size: number): Buffer {
  if (size < 128) return Buffer.from([size]);
  const hex = size.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export function tagged(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

export const sequence = (...items: Buffer[]): Buffer => tagged(0x30, ...items);
/** A SET OF is written in the order of its encoded members. */
export const setOf = (...items: Buffer[]): Buffer => tagged(0x31, ...items.toSorted(Buffer.compare));
export const explicit = (number: number, ...items: Buffer[]): Buffer => tagged(0xa0 | number, ...items);
export const octets = (content: Buffer): Buffer => tagged(4, content);
export const bits = (content: Buffer, unused = 0): Buffer => tagged(3, Buffer.from([unused]), content);
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text, 'utf8'));
export const yes = tagged(1, Buffer.from([255]));
export const nothing = tagged(5);

export function integer(value: bigint | number): Buffer {
  const hex = BigInt(value).toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  // A first bit of 1 would be that of a negative number.
  return tagged(2, ...((bytes[0] ?? 0) > 127 ? [Buffer.from([0])] : []), bytes);
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const base128 = (value: number): number[] => {
    const digits = [value & 127];
    for (let left = value >> 7; left > 0; left >>= 7) digits.unshift(0x80 | (left & 127));
    return digits;
  };
  return tagged(6, Buffer.from([first * 40 + second, ...others].flatMap(base128)));
}

const digitsOf = (iso: string): string =>
  `${new Date(iso).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
export const generalizedTime = (iso: string): Buffer => tagged(0x18, Buffer.from(digitsOf(iso)));
/** Certificates write years up to 2049 with two digits (RFC 5280 §4.1.2.5). */
export const certificateTime = (iso: string): Buffer =>
  new Date(iso).getUTCFullYear() < 2050
    ? tagged(0x17, Buffer.from(digitsOf(iso).slice(2)))
    : generalizedTime(iso);

/** The same members under another tag, as « IMPLICIT » asks. */
export const retagged = (tag: number, item: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), item.subarray(1)]);

/** The members of a value, each with its tag and length. */
export function membersOf(value: Buffer): Buffer[] {
  const headerAndSize = (at: number): [header: number, size: number] => {
    const short = value[at + 1] ?? 0;
    return short < 128 ? [2, short] : [2 + (short & 127), value.readUIntBE(at + 2, short & 127)];
  };
  const members: Buffer[] = [];
  const [start] = headerAndSize(0);
  for (let at = start; at < value.length; ) {
    const [header, size] = headerAndSize(at);
    members.push(value.subarray(at, at + header + size));
    at += header + size;
  }
  return members;
}
