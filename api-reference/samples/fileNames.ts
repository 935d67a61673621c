import type { JsonObject } from '../../lib/json';
import { childrenOf, type Operation } from '../../lib/openapi';

/** The last word of an address names the file; the contract does not say the type of each. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['photo', 'jpg'],
  ['preview', 'jpg'],
  ['certificate', 'pdf'],
  ['report', 'pdf'],
  ['manifest', 'json'],
  ['timestamp', 'tsr'],
]);

/** The name that the answer proposes, or else `manifest.json` for `…/files/manifest`. */
export function fileNameOf(document: JsonObject, operation: Operation, path: string): string {
  const proposed = childrenOf(document, operation, 'responses')
    .flatMap(([, response]) => childrenOf(document, response, 'headers'))
    .filter(([name]) => name === 'Content-Disposition')
    .map(([, { value }]) => /filename="([^"]+)"/.exec(String(value.example))?.[1])
    .find(Boolean);
  const word = path.slice(path.lastIndexOf('/') + 1);
  return proposed ?? `${word}.${extensions.get(word) ?? 'bin'}`;
}
