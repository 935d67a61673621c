// RSA keys that depend on their name alone, so that every run signs alike and no key file has to be kept. Whoever reads
// this has them too: that is why what they sign says SPECIMEN.
import { checkPrimeSync, createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { integer, sequence } from '../timestamps/der';

const SIZE = 2048;
const EXPONENT = 65537n;

function inverse(value: bigint, modulus: bigint): bigint {
  let [r0, r1, s0, s1] = [value % modulus, modulus, 1n, 0n];
  while (r1 > 0n) {
    const quotient = r0 / r1;
    [r0, r1, s0, s1] = [r1, r0 - quotient * r1, s1, s0 - quotient * s1];
  }
  return ((s0 % modulus) + modulus) % modulus;
}

/** The first prime after a number drawn from the seed, its two highest bits set so that the product has its full size. */
function primeAfter(seed: string): bigint {
  const blocks = Array.from({ length: SIZE / 512 }, (_, index) =>
    createHash('sha256').update(`${seed}/${index}`).digest('hex'),
  );
  let candidate = BigInt(`0x${blocks.join('')}`) | (3n << BigInt(SIZE / 2 - 2)) | 1n;
  while ((candidate - 1n) % EXPONENT === 0n || !checkPrimeSync(candidate)) candidate += 2n;
  return candidate;
}

export function seededKey(name: string): KeyObject {
  const [p, q] = [primeAfter(`${name}/p`), primeAfter(`${name}/q`)];
  const d = inverse(EXPONENT, (p - 1n) * (q - 1n));
  const numbers = [0n, p * q, EXPONENT, d, p, q, d % (p - 1n), d % (q - 1n), inverse(q, p)];
  return createPrivateKey({ key: sequence(...numbers.map(integer)), format: 'der', type: 'pkcs1' });
}
