// The files that readers can download, all made from the contract: itself in two forms, and three collections of its
// operations.
import type { JsonObject } from '../../lib/json';
import type { ApiReferenceOptions } from '../options';
import { brunoArchive } from './bruno';
import { collectionOf } from './collection';
import { httpFile } from './http';
import { postmanCollection } from './postman';

type PublishedAs = Pick<ApiReferenceOptions['published'], 'contract' | 'collections'>;

export const publishedNames = ({ contract, collections }: PublishedAs) => ({
  yaml: contract,
  json: contract.replace(/\.ya?ml$/, '.json'),
  postman: `${collections}.postman_collection.json`,
  bruno: `${collections}.bruno.zip`,
  http: `${collections}.http`,
});

type Source = { readonly document: JsonObject; readonly yaml: string; readonly sha256: string };

export function publishedFiles(
  { document, yaml, sha256 }: Source,
  published: PublishedAs,
): ReadonlyMap<string, string | Uint8Array> {
  const names = publishedNames(published);
  const collection = collectionOf(document, sha256);
  return new Map<string, string | Uint8Array>([
    [names.yaml, yaml],
    [names.json, `${JSON.stringify(document, null, 2)}\n`],
    [names.postman, postmanCollection(collection)],
    [names.bruno, brunoArchive(collection, published.collections)],
    [names.http, httpFile(collection)],
  ]);
}
