// `npm run prove` executes every sample against a server made from the contract, and lists the digest of each text it
// executed in product/samples-proof.json. A production build refuses a sample that is not in that list.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_FILE } from './loadContract';
import type { Language, Sample } from './samples/types';

export const PROOF_FILE = 'product/samples-proof.json';

export type Proof = {
  /** SHA-256 of the contract's source file. */
  readonly contract: string;
  /** SHA-256 of each sample's text, by sample and language. */
  readonly samples: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
};

const ROOT = path.resolve(__dirname, '..');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const contractDigest = (): string => sha256(readFileSync(path.join(ROOT, CONTRACT_FILE), 'utf8'));

const readProof = (): Proof => JSON.parse(readFileSync(path.join(ROOT, PROOF_FILE), 'utf8'));

/** A production build stops; the development server only warns, so that writers see their page at once. */
function throwOrWarn(message: string): void {
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  console.warn(message);
}

/** The key in the proof of a sample of product/samples: `parcours`, or `parcours/2` for its second part. */
export const fileSampleId = (name: string, part?: number): string =>
  part === undefined ? name : `${name}/${part}`;

export function assertSamplesProven(
  id: string,
  samples: readonly Sample[],
  proof: Proof = readProof(),
): void {
  for (const { language, code } of samples) {
    if (proof.samples[id]?.[language] !== sha256(code)) {
      throwOrWarn(
        `L'exemple « ${id} » (${language}) n'a pas été exécuté sous cette forme. Lancez « npm run prove », qui exécute tous les exemples et met à jour ${PROOF_FILE}.`,
      );
    }
  }
}

/** Checks that samples were executed against the contract as it is now. */
export function assertContractProven(proof: Proof = readProof()): void {
  if (proof.contract !== contractDigest()) {
    throwOrWarn(
      `${CONTRACT_FILE} a changé depuis que les exemples ont été exécutés. Lancez « npm run prove », qui les exécute à nouveau et met à jour ${PROOF_FILE}.`,
    );
  }
}
