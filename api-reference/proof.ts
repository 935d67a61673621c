// `npm run prove` executes every sample against a server made from the contract, and lists the digest of each text that
// it executed in a file. A production build refuses a sample that is not in that list.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePerBuild } from '../lib/oncePerBuild';
import { type Contracts, sha256 } from './contract';
import type { ApiReferenceOptions } from './options';
import type { Language, Sample } from './samples/types';

export type Proof = {
  readonly contract: string;
  readonly samples: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
};

/** A production build stops; the development server only warns, so that writers see their page at once. */
function throwOrWarn(message: string): void {
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  console.warn(message);
}

/** The key in the proof of a sample written by hand: `parcours`, or `parcours/2` for its second part. */
export const fileSampleId = (name: string, part?: number): string =>
  part === undefined ? name : `${name}/${part}`;

export type SampleProof = ReturnType<typeof sampleProofOf>;

export function sampleProofOf(
  { root, contract, samples: { proof: file } }: ApiReferenceOptions,
  contracts: Contracts,
) {
  const readProof = oncePerBuild((): Proof => JSON.parse(readFileSync(path.resolve(root, file), 'utf8')));
  const digest = oncePerBuild(contracts.digest);
  return {
    assertSamplesProven(id: string, samples: readonly Sample[], proof = readProof()) {
      for (const { language, code } of samples) {
        if (proof.samples[id]?.[language] !== sha256(code)) {
          throwOrWarn(
            `L'exemple « ${id} » (${language}) n'a pas été exécuté sous cette forme. Lancez « npm run prove », qui exécute tous les exemples et met à jour ${file}.`,
          );
        }
      }
    },
    assertContractProven(proof = readProof()) {
      if (proof.contract !== digest()) {
        throwOrWarn(
          `${contract} ou un fait qu'il nomme a changé depuis que les exemples ont été exécutés. Lancez « npm run prove », qui les exécute à nouveau et met à jour ${file}.`,
        );
      }
    },
  };
}
