// The contracts that pages are made from: each is read once, and refused when pages cannot be made from it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { stringify } from 'yaml';
import type { JsonObject } from '../lib/json';
import { oncePerBuild } from '../lib/oncePerBuild';
import { faultsOf, omissionsOf } from './faults';
import { type Contract, loadContract } from './loadContract';
import { cachedPerContract } from './model/values';
import type { ApiReferenceOptions, Facts } from './options';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Throws with file, line and pointer when a contract has a fault, and warns of what pages do not show. */
function checked({ document, lineOf }: Contract, file: string): JsonObject {
  const messages = (found: ReturnType<typeof faultsOf>): string[] =>
    found.map(({ pointer, message }) => `${file}:${lineOf(pointer)} (#${pointer}) : ${message}`);
  const faults = messages(faultsOf(document));
  if (faults.length > 0) throw new Error(['Le contrat ne peut pas être lu.', ...faults].join('\n'));
  for (const message of messages(omissionsOf(document))) logger.warn(message);
  return document;
}

export const readContract = (source: string, file: string, facts?: Facts): JsonObject =>
  checked(loadContract(source, file, facts), file);

/** Dates between quotes: readers of YAML 1.1 would take them for dates, and lose their offset. */
const STRINGIFY = { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' } as const;

export type Contracts = ReturnType<typeof contractsOf>;

export function contractsOf({ root, contract, facts }: ApiReferenceOptions) {
  const documents = new Map<string, JsonObject>();
  const sourceOf = (file: string): string => readFileSync(path.resolve(root, file), 'utf8');
  /** The product's contract as its file has it, with facts in place. */
  const load = oncePerBuild(() => loadContract(sourceOf(contract), contract, facts));
  const read = (file = contract): JsonObject => {
    // Only the product's contract names facts: in another one, double braces are its own.
    const document =
      documents.get(file) ?? (file === contract ? checked(load(), file) : readContract(sourceOf(file), file));
    documents.set(file, document);
    return document;
  };
  const published = cachedPerContract((document) => {
    const yaml = stringify(document, STRINGIFY);
    return { yaml, sha256: sha256(yaml) };
  });
  return {
    load,
    read,
    published: () => published(read()),
    /** SHA-256 of what samples were executed against: the contract with the placeholders of what a deployment sets. */
    digest() {
      const { document, withFacts } = load();
      if (!facts) return sha256(JSON.stringify(document));
      const fact = (name: string) => (facts.isSetByDeployment?.(name) ? `{{${name}}}` : facts.fact(name));
      return sha256(JSON.stringify(withFacts({ ...facts, fact })));
    },
  };
}
