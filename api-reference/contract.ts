// The contract that pages are made from: read once, and refused when pages cannot be made from it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { JsonObject } from '../lib/json';
import { faultsOf } from './faults';
import { CONTRACT_FILE, loadContract } from './loadContract';

export { CONTRACT_FILE };

const documents = new Map<string, JsonObject>();

/** The document with its facts in place; throws with file, line and pointer when the contract has a fault. */
export function readContract(file: string): JsonObject {
  const cached = documents.get(file);
  if (cached) return cached;
  const { document, lineOf } = loadContract(readFileSync(file, 'utf8'), file);
  const faults = faultsOf(document).map(
    ({ pointer, message }) => `${file}:${lineOf(pointer)} (#${pointer}) : ${message}`,
  );
  if (faults.length > 0) throw new Error(['Le contrat ne peut pas être lu.', ...faults].join('\n'));
  documents.set(file, document);
  return document;
}

type PublishedContract = { readonly yaml: string; readonly sha256: string };

let published: PublishedContract | undefined;

/** The contract that readers can download, with its facts in place, and its SHA-256. */
export function publishedContract(): PublishedContract {
  if (published) return published;
  const yaml = stringify(readContract(CONTRACT_FILE), { lineWidth: 0, aliasDuplicateObjects: false });
  published = { yaml, sha256: createHash('sha256').update(yaml).digest('hex') };
  return published;
}
