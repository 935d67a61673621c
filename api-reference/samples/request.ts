// The request that the samples of an operation send, whatever their language, with the values of the contract's examples.
import { isList, type JsonObject } from '../../lib/json';
import {
  type Content,
  contentsOf,
  type Operation,
  operationsUnder,
  type Part,
  parametersOf,
} from '../../lib/openapi';
import { isIdempotencyKey } from '../model/conventions';
import { type Body, bodyOf, JSON_TYPE, TEXT_TYPE, XML_TYPE } from './body';
import { type Credentials, credentialsOf, type Header } from './credentials';
import { exampleIn, type Pair, pairsOf, textOf } from './examples';
import { fileNameOf } from './fileNames';
import { serverOf } from './servers';
import { secretParameters } from './variables';

export type { Body, MultipartPart } from './body';
export type { Header } from './credentials';
export type { Pair } from './examples';

export type SampleRequest = Credentials & {
  readonly method: string;
  /** The address of the operation's own server; undefined for that of the contract, in the variable API. */
  readonly server: string | undefined;
  /** Percent-encoded; a secret is written as its variable: `/public/shares/$SHARE_TOKEN`. */
  readonly path: string;
  readonly query: readonly Pair[];
  readonly body: Body | undefined;
  readonly response:
    | { readonly kind: 'json' }
    | { readonly kind: 'text' }
    | { readonly kind: 'file'; readonly file: string }
    | { readonly kind: 'none' };
};

/** An address may stand between double quotes in a terminal, where `!` calls the history. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

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
    return encoded(isList(example) ? example.map(textOf).join(',') : textOf(example));
  });
}

function headersOf(document: JsonObject, parameters: readonly Part[]): Header[] {
  return parameters
    .filter(({ value }) => value.in === 'header' && value.required === true)
    .map((part) => ({
      name: String(part.value.name),
      value: isIdempotencyKey(String(part.value.name)) ? 'uuid' : { text: textOf(exampleIn(document, part)) },
    }));
}

function responseOf(
  document: JsonObject,
  operation: Operation,
  contents: readonly Content[],
  path: string,
): SampleRequest['response'] {
  const types = contents
    .filter(({ place }) => place.startsWith('réponse 2'))
    .map(({ mediaType }) => mediaType);
  if (types.length === 0) return { kind: 'none' };
  if (types.every((type) => JSON_TYPE.test(type))) return { kind: 'json' };
  return types.every((type) => TEXT_TYPE.test(type) || XML_TYPE.test(type))
    ? { kind: 'text' }
    : { kind: 'file', file: fileNameOf(document, operation, path) };
}

export function operationOf(document: JsonObject, operationId: string): Operation {
  const operation = operationsUnder(document, 'paths').find(({ id }) => id === operationId);
  if (!operation) throw new Error(`L'opération « ${operationId} » n'existe pas dans le contrat.`);
  return operation;
}

export function requestOf(document: JsonObject, operationId: string): SampleRequest {
  const operation = operationOf(document, operationId);
  const parameters = parametersOf(document, operation);
  const contents = contentsOf(document, operation);
  const path = pathOf(document, operation.address, parameters);
  const { auth, headers, queryKeys } = credentialsOf(document, operation);
  return {
    method: operation.method,
    server: serverOf(document, operation),
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

/** A variable in a path, such as `$SHARE_TOKEN`. */
export const PATH_VARIABLE = /\$([A-Z_]+)/g;

export const queryString = ({ query }: Pick<SampleRequest, 'query'>): string =>
  query.length === 0
    ? ''
    : `?${query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;

/** Most languages write parameters as a map, which is possible when each name is there once. */
export const hasUniqueNames = (pairs: readonly Pair[]): boolean =>
  new Set(pairs.map(([name]) => name)).size === pairs.length;
