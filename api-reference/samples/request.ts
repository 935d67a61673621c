// The request that the samples of an operation send, whatever their language, with the values of the contract's examples.
import { isList, type JsonObject } from '../../lib/json';
import type { Content, Operation, Part } from '../../lib/openapi';
import { childrenOf, contentsOf, operationsUnder, parametersOf } from '../../lib/openapi';
import { isIdempotencyKey } from '../model/conventions';
import { isJson, isText, isXml } from '../model/mediaTypes';
import { ownAddressOf } from '../model/servers';
import { plainText } from '../model/values';
import { type Body, bodyOf, encoded, exampleIn, type Pair, pairsOf } from './body';
import { credentialsOf, type Header } from './credentials';
import { secretParameters } from './types';

/** The query parameters that samples show: the required ones; for a list, also its first filter and its page size. */
function shownQuery(parameters: readonly Part[]): Part[] {
  const query = parameters.filter(({ value }) => value.in === 'query');
  const required = query.filter(({ value }) => value.required === true);
  const size = query.find(({ value }) => value.name === 'limit');
  const filter = required.length === 0 ? query.find((part) => part !== size) : undefined;
  const isFilter = filter && filter.value.name !== 'cursor';
  return [...required, ...(size ? [...(isFilter ? [filter] : []), size] : [])];
}

function pathOf(document: JsonObject, address: string, parameters: readonly Part[]): string {
  return address.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const secret = secretParameters.get(name);
    if (secret) return `$${secret}`;
    const parameter = parameters.find(({ value }) => value.in === 'path' && value.name === name);
    const example = parameter ? exampleIn(document, parameter) : name;
    return encoded(isList(example) ? example.map(plainText).join(',') : plainText(example));
  });
}

function headersOf(document: JsonObject, parameters: readonly Part[]): Header[] {
  return parameters
    .filter(({ value }) => value.in === 'header' && value.required === true)
    .map((part) => ({
      name: String(part.value.name),
      value: isIdempotencyKey(String(part.value.name))
        ? 'uuid'
        : { text: plainText(exampleIn(document, part)) },
    }));
}

/** Extensions by the last segment of the path: the contract does not say which media type each kind of file has. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['photo', 'jpg'],
  ['preview', 'jpg'],
  ['certificate', 'pdf'],
  ['report', 'pdf'],
  ['manifest', 'json'],
  ['timestamp', 'tsr'],
]);

/** The name in the Content-Disposition header of the response, or else `manifest.json` for `…/files/manifest`. */
function fileNameOf(document: JsonObject, operation: Operation, path: string): string {
  const proposed = childrenOf(document, operation, 'responses')
    .flatMap(([, response]) => childrenOf(document, response, 'headers'))
    .filter(([name]) => name === 'Content-Disposition')
    .map(([, { value }]) => /filename="([^"]+)"/.exec(String(value.example))?.[1])
    .find(Boolean);
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return proposed ?? `${segment}.${EXTENSIONS.get(segment) ?? 'bin'}`;
}

/** What a sample does with the answer. */
type Answer = { readonly kind: 'json' | 'text' | 'none' } | { readonly kind: 'file'; readonly file: string };

function responseOf(
  document: JsonObject,
  operation: Operation,
  contents: readonly Content[],
  path: string,
): Answer {
  const types = contents
    .filter(({ place }) => place.startsWith('réponse 2'))
    .map(({ mediaType }) => mediaType);
  if (types.length === 0) return { kind: 'none' };
  if (types.every(isJson)) return { kind: 'json' };
  return types.every((type) => isText(type) || isXml(type))
    ? { kind: 'text' }
    : { kind: 'file', file: fileNameOf(document, operation, path) };
}

export function operationOf(document: JsonObject, operationId: string): Operation {
  const operation = operationsUnder(document, 'paths').find(({ id }) => id === operationId);
  if (!operation) throw new Error(`L'opération « ${operationId} » n'existe pas dans le contrat.`);
  return operation;
}

export type SampleRequest = ReturnType<typeof requestOf>;

export function requestOf(document: JsonObject, operationId: string) {
  const operation = operationOf(document, operationId);
  const parameters = parametersOf(document, operation);
  const contents = contentsOf(document, operation);
  const path = pathOf(document, operation.address, parameters);
  const { auth, headers, queryKeys } = credentialsOf(document, operation);
  return {
    method: operation.method,
    /** Undefined for the server of the contract, which is in the variable API. */
    server: ownAddressOf(document, operation),
    /** Percent-encoded; a secret is written as its variable: `/public/shares/$SHARE_TOKEN`. */
    path,
    query: shownQuery(parameters).flatMap((part) =>
      pairsOf(String(part.value.name), exampleIn(document, part)),
    ),
    queryKeys,
    headers: [...headers, ...headersOf(document, parameters)],
    auth,
    body: bodyOf(document, contents),
    response: responseOf(document, operation, contents, path),
  };
}

export const variablesOf = ({ auth, server, path, headers, queryKeys }: SampleRequest): string[] => [
  ...(server === undefined ? ['API'] : []),
  ...(auth === 'bearer' ? ['TOKEN'] : []),
  ...(auth === 'basic' ? ['CLIENT_ID', 'CLIENT_SECRET'] : []),
  ...[...secretParameters.values()].filter((variable) => path.includes(`$${variable}`)),
  ...headers.flatMap(({ value }) =>
    typeof value === 'object' && 'variable' in value ? [value.variable] : [],
  ),
  ...queryKeys.map(([, variable]) => variable),
];

const PATH_VARIABLE = /\$([A-Z_]+)/g;

export const queryString = (query: readonly Pair[]): string =>
  query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');

/** The address, with variables as a language writes them inside a text; `parameters` in place of the query. */
export function addressOf(
  { server, path, query, queryKeys }: SampleRequest,
  variable: (name: string) => string,
  parameters?: string,
): string {
  const keys = queryKeys.map(([name, own]) => `${encoded(name)}=${variable(own)}`);
  const all = parameters ?? [...(query.length > 0 ? [queryString(query)] : []), ...keys].join('&');
  const filled = path.replace(PATH_VARIABLE, (_, name: string) => variable(name));
  return `${server ?? variable('API')}${filled}${all && `?${all}`}`;
}

export const bearerHeader = ({ auth }: SampleRequest): Header[] =>
  auth === 'bearer' ? [{ name: 'Authorization', value: { variable: 'TOKEN', before: 'Bearer ' } }] : [];

/** Forms and multipart bodies get theirs from the tool that sends them, which chooses the boundary. */
export const typeHeader = (body: Body | undefined): Header[] =>
  body && 'mediaType' in body ? [{ name: 'Content-Type', value: { text: body.mediaType } }] : [];
