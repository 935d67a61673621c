// The contract that pages are made from: read once, refused when it is not whole.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { JsonObject } from '../lib/json';
import { faultsOf } from './faults';
import { CONTRACT_FILE, loadContract } from './loadContract';

export { CONTRACT_FILE };

const read = new Map<string, JsonObject>();

/** The document, its facts in place; throws with file, line and pointer when it cannot be followed. */
export function readContract(file: string): JsonObject {
  const known = read.get(file);
  if (known) return known;
  const { document, lineOf } = loadContract(readFileSync(file, 'utf8'), file);
  const faults = faultsOf(document).map(
    ({ pointer, message }) => `${file}:${lineOf(pointer)} (#${pointer}) : ${message}`,
  );
  if (faults.length > 0) throw new Error(['Le contrat ne peut pas être lu.', ...faults].join('\n'));
  read.set(file, document);
  return document;
}

export type Published = { readonly yaml: string; readonly sha256: string };

let published: Published | undefined;

/** The file that the site offers: what the pages were made from. */
export function publishedContract(): Published {
  if (published) return published;
  const yaml = stringify(readContract(CONTRACT_FILE), { lineWidth: 0, aliasDuplicateObjects: false });
  published = { yaml, sha256: createHash('sha256').update(yaml).digest('hex') };
  return published;
}
