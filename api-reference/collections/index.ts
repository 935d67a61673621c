// The files that readers can download, all made from the contract: itself in two forms, and three collections of its
// operations.
import type { JsonObject } from '../../lib/json';
import { operationsUnder } from '../../lib/openapi';
import type { ApiReferenceOptions } from '../options';
import { brunoArchive, operationsInBruno } from './bruno';
import { collectionOf } from './collection';
import { httpFile, operationsInHttp } from './http';
import { operationsInPostman, postmanCollection } from './postman';

export { trialServerOf } from './collection';
export { httpBlockOf } from './http';

type PublishedAs = Pick<ApiReferenceOptions['published'], 'contract' | 'collections'>;

/** The names under which the files are published. */
export const publishedNames = ({ contract, collections }: PublishedAs) => ({
  yaml: contract,
  json: contract.replace(/\.ya?ml$/, '.json'),
  postman: `${collections}.postman_collection.json`,
  bruno: `${collections}.bruno.zip`,
  http: `${collections}.http`,
});

/** An operation that is missing in a file would be missed by a reader only once they need it. */
export function assertComplete(
  document: JsonObject,
  held: Readonly<Record<string, readonly string[]>>,
): void {
  const ids = operationsUnder(document, 'paths').map(({ id }) => id);
  const faults = Object.entries(held).flatMap(([file, names]) =>
    ids
      .filter((id) => !names.includes(id))
      .map((id) => `${file} : l'opération « ${id} » manque. Corrigez api-reference/collections/.`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

type Source = { readonly document: JsonObject; readonly yaml: string; readonly sha256: string };

/** What to publish, by name. */
export function publishedFiles(
  { document, yaml, sha256 }: Source,
  published: PublishedAs,
): ReadonlyMap<string, string | Uint8Array> {
  const names = publishedNames(published);
  const collection = collectionOf(document, sha256);
  const postman = postmanCollection(collection);
  const bruno = brunoArchive(collection, published.collections);
  const http = httpFile(collection);
  assertComplete(document, {
    [names.postman]: operationsInPostman(postman),
    [names.bruno]: operationsInBruno(bruno),
    [names.http]: operationsInHttp(http),
  });
  return new Map<string, string | Uint8Array>([
    [names.yaml, yaml],
    [names.json, `${JSON.stringify(document, null, 2)}\n`],
    [names.postman, postman],
    [names.bruno, bruno],
    [names.http, http],
  ]);
}
