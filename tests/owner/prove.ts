// npm run prove, in the copy: only what is new is executed. How samples are written does not depend on the product, and those
// of this one were executed.
import { readFileSync } from 'node:fs';
import type { Proof } from '../../api-reference/proof';
import { PROOF_FILE } from '../../api-reference.config';
import { proveAndEnd } from '../samples/run';

const before: Proof = JSON.parse(readFileSync(PROOF_FILE, 'utf8'));

proveAndEnd(false, { readers: [], isForAll: ({ id }) => !(id in before.samples) });
