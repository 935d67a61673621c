// The name under which a sample saves the file that it downloads.
import type { JsonObject } from '../../lib/json';
import { childrenOf, type Operation } from '../../lib/openapi';

/** Extensions by the last segment of the path: the contract does not say which media type each kind of file has. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['photo', 'jpg'],
  ['preview', 'jpg'],
  ['certificate', 'pdf'],
  ['report', 'pdf'],
  ['manifest', 'json'],
  ['timestamp', 'tsr'],
]);

/** The name in the Content-Disposition header of the response, or else `manifest.json` for `…/files/manifest`. */
export function fileNameOf(document: JsonObject, operation: Operation, path: string): string {
  const proposed = childrenOf(document, operation, 'responses')
    .flatMap(([, response]) => childrenOf(document, response, 'headers'))
    .filter(([name]) => name === 'Content-Disposition')
    .map(([, { value }]) => /filename="([^"]+)"/.exec(String(value.example))?.[1])
    .find(Boolean);
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return proposed ?? `${segment}.${extensions.get(segment) ?? 'bin'}`;
}
