// The door of the API reference: other folders import this file only. README.md explains what is behind it.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishedContract } from './contract';

export { readContract } from './contract';
export { CONTRACT_FILE, type Contract, loadContract } from './loadContract';
export { pieceNames } from './pieces';
export { default as remarkApiReference } from './remarkApiReference';

/** A static folder for the generated contract, ignored by Git. docusaurus.config.ts lists it in staticDirectories. */
export const CONTRACT_FOLDER = '.contract';

/** What the classes of its elements say to who reads the text of a page: search. */
export const API_MARKUP = {
  lineNames: ['api-name', 'api-error', 'api-signature'],
  links: ['api-signature'],
  unread: ['api-anchor', 'samples-choice'],
  generated: ['api-part'],
};

/** Publishes the contract at /openapi.yaml. Written here, so that it is there when Docusaurus looks for static files. */
export default function apiReference({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, CONTRACT_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'openapi.yaml'), publishedContract().yaml);
  return { name: 'api-reference' };
}
