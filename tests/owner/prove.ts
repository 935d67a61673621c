// npm run prove, in the copy: one reader runs every sample, and all run those that are new. How each language is written
// does not depend on the product, and was executed for this one.
import { readFileSync } from 'node:fs';
import { sha256 } from '../../api-reference/contract';
import type { Proof } from '../../api-reference/proof';
import { PROOF_FILE } from '../../api-reference.config';
import { languageOf } from '../samples/readers';
import { proveAndEnd } from '../samples/run';

const before: Proof = JSON.parse(readFileSync(PROOF_FILE, 'utf8'));

proveAndEnd(false, {
  readers: ['bash'],
  isForAll: ({ id, reader, code }) => before.samples[id]?.[languageOf(reader)] !== sha256(code),
});
