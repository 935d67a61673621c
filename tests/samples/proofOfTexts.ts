// What `npm run prove` writes once every sample was executed.
import { sha256 } from '../../api-reference/contract';
import { fileSampleId, type Proof } from '../../api-reference/proof';
import { samplesOf } from '../../api-reference/samples';
import type { Sample } from '../../api-reference/samples/types';
import { siteApiReference } from '../../api-reference.config';
import { document, operations } from './contract';

const { contracts, fileSamples, fileSampleNames } = siteApiReference;

export function proofOfTexts(): string {
  const digests = (samples: readonly Sample[]) =>
    Object.fromEntries(samples.map(({ language, code }) => [language, sha256(code)]));
  const ofFiles = fileSampleNames().flatMap(({ name, parts }) =>
    [undefined, ...parts].map((part) => [fileSampleId(name, part), digests(fileSamples(name, part))]),
  );
  const ofOperations = operations.map(({ id }) => [id, digests(samplesOf(document, id))]);
  const samples = [...ofOperations, ...ofFiles].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const proof: Proof = { contract: contracts.digest(), samples: Object.fromEntries(samples) };
  return `${JSON.stringify(proof, null, 2)}\n`;
}
