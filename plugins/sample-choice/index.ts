import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The language of code samples, chosen once for the whole site. */
export default function sampleChoice(): Plugin {
  return { name: 'sample-choice', getClientModules: () => [path.join(__dirname, 'client.ts')] };
}
