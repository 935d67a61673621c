// Which sample texts were executed against a server made from the contract: `npm run prove` writes it down in
// product/samples-proof.json, and a sample that is not there does not reach a page.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_FILE } from './loadContract';
import type { Language, Sample } from './samples/types';

export const PROOF_FILE = 'product/samples-proof.json';

export type Proof = {
  /** SHA-256 of the contract's source. */
  readonly contract: string;
  readonly samples: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
};

const ROOT = path.resolve(__dirname, '..');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const contractDigest = (): string => sha256(readFileSync(path.join(ROOT, CONTRACT_FILE), 'utf8'));

const readProof = (): Proof => JSON.parse(readFileSync(path.join(ROOT, PROOF_FILE), 'utf8'));

/** Writers see their page at once; nothing unproven is published. */
function refuse(message: string): void {
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  console.warn(message);
}

/** The id of an operation, `parcours`, or `parcours/2` for a part. */
export const fileSampleId = (name: string, part?: number): string =>
  part === undefined ? name : `${name}/${part}`;

export function assertProven(id: string, samples: readonly Sample[], proof: Proof = readProof()): void {
  for (const { language, code } of samples) {
    if (proof.samples[id]?.[language] !== sha256(code)) {
      refuse(
        `L'exemple « ${id} » (${language}) n'a pas été exécuté sous cette forme. Lancez « npm run prove », qui exécute tous les exemples et met à jour ${PROOF_FILE}.`,
      );
    }
  }
}

/** The SHA-256 of the contract that samples were executed against, for the stamp of a page. */
export function provenContract(proof: Proof = readProof()): string {
  if (proof.contract !== contractDigest()) {
    refuse(
      `${CONTRACT_FILE} a changé depuis que les exemples ont été exécutés. Lancez « npm run prove », qui les exécute à nouveau et met à jour ${PROOF_FILE}.`,
    );
  }
  return proof.contract;
}
