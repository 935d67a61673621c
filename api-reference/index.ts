// The door of the API reference: pages of an API made from its OpenAPI contract. README.md tells how.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { publishedContract } from './contract';

export { pieceAnchors } from './anchors';
export { CONTRACT_FILE, type Contract, loadContract } from './loadContract';
export { default as remarkApiReference } from './remarkApiReference';

/** A static folder of its own, so that nothing made is committed. Named in docusaurus.config.ts too. */
export const CONTRACT_FOLDER = '.contract';

/** Offers the contract at /openapi.yaml, its facts in place, before the engine looks for static files. */
export default function apiReference(): Plugin {
  mkdirSync(CONTRACT_FOLDER, { recursive: true });
  writeFileSync(path.join(CONTRACT_FOLDER, 'openapi.yaml'), publishedContract().yaml);
  return { name: 'api-reference' };
}
