// The request that the samples of an operation send, whatever their language, with the values of the contract's examples.
import { sample } from 'openapi-sampler';
import { isList, isObject, type Json, type JsonObject, pointTo } from '../../lib/json';
import {
  type Content,
  contentsOf,
  type Operation,
  operationsOf,
  type Part,
  parametersOf,
  partAt,
} from '../../lib/openapi';
import { fileNameOf } from './fileNames';
import { secretParameters, type Variable } from './variables';

export type Pair = readonly [name: string, value: string];

export type Header = {
  readonly name: string;
  readonly value:
    | { readonly text: string }
    | { readonly variable: Variable }
    /** A new UUID at each run. */
    | 'uuid';
};

export type MultipartPart =
  | { readonly kind: 'file'; readonly name: string; readonly file: string; readonly mediaType: string }
  | { readonly kind: 'text'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'json';
      readonly name: string;
      /** Its name, made a valid name of a variable. */
      readonly variable: string;
      readonly value: JsonObject;
      /** The field with the SHA-256 of the file that is sent along; samples compute it. */
      readonly digest: string | undefined;
    };

export type Body =
  | { readonly kind: 'json'; readonly value: Json; readonly mediaType: string }
  | { readonly kind: 'form'; readonly fields: readonly Pair[] }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] };

export type SampleRequest = {
  readonly method: string;
  /** Percent-encoded; a secret is written as its variable: `/public/shares/$SHARE_TOKEN`. */
  readonly path: string;
  readonly query: readonly Pair[];
  readonly headers: readonly Header[];
  readonly auth: 'bearer' | 'basic' | 'none';
  readonly body: Body | undefined;
  readonly response:
    | { readonly kind: 'json' }
    | { readonly kind: 'file'; readonly file: string }
    | { readonly kind: 'none' };
};

const IDEMPOTENCY_KEY = 'Idempotency-Key';
const DIGEST_FIELD = 'sha256';
const JSON_TYPE = /[/+]json$/;

/** The first example, or else a value made from the schema. */
function exampleIn(document: JsonObject, { value, pointer }: Part): Json {
  if (value.example !== undefined) return value.example;
  const [name] = Object.keys(isObject(value.examples) ? value.examples : {});
  const named = name && partAt(document, pointTo(pointTo(pointer, 'examples'), name))?.value.value;
  if (named !== undefined && named !== '') return named;
  if (!isObject(value.schema)) return 'valeur';
  const sampled = sample(value.schema, { skipReadOnly: true, quiet: true }, document);
  return JSON.parse(JSON.stringify(sampled ?? null));
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A list repeats its name; an object gives `name[key]` for each of its fields. */
function pairsOf(name: string, value: Json): Pair[] {
  if (isList(value)) return value.map((item) => [name, textOf(item)]);
  if (isObject(value)) return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, textOf(item)]);
  return [[name, textOf(value)]];
}

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
    return encodeURIComponent(isList(example) ? example.map(textOf).join(',') : textOf(example));
  });
}

function headersOf(document: JsonObject, parameters: readonly Part[]): Header[] {
  return parameters
    .filter(({ value }) => value.in === 'header' && value.required === true)
    .map((part) => ({
      name: String(part.value.name),
      value: part.value.name === IDEMPOTENCY_KEY ? 'uuid' : { text: textOf(exampleIn(document, part)) },
    }));
}

function authOf(document: JsonObject, operation: Operation): Pick<SampleRequest, 'auth' | 'headers'> {
  const requirements = operation.value.security ?? document.security;
  const [first] = isList(requirements) ? requirements : [];
  const [name] = Object.keys(isObject(first) ? first : {});
  const scheme =
    name === undefined ? undefined : partAt(document, `/components/securitySchemes/${name}`)?.value;
  if (!scheme) return { auth: 'none', headers: [] };
  if (scheme.type === 'apiKey') {
    const header: Header = { name: String(scheme.name), value: { variable: 'API_KEY' } };
    return { auth: 'none', headers: scheme.in === 'header' ? [header] : [] };
  }
  return { auth: scheme.type === 'http' && scheme.scheme === 'basic' ? 'basic' : 'bearer', headers: [] };
}

const BINARY_TYPE = 'application/octet-stream';

/** The media types of a part of the form that is a file; undefined for another part. */
function fileTypesOf(document: JsonObject, media: Part, name: string): string | undefined {
  const encoding = partAt(document, pointTo(pointTo(media.pointer, 'encoding'), name))?.value;
  const types = String(encoding?.contentType ?? '');
  if (types && !JSON_TYPE.test(types)) return types;
  const schema = partAt(document, pointTo(media.pointer, 'schema'));
  const property = schema && partAt(document, pointTo(pointTo(schema.pointer, 'properties'), name))?.value;
  return property?.format === 'binary' || property?.contentMediaType === BINARY_TYPE
    ? BINARY_TYPE
    : undefined;
}

/** In the contract, the example of a file is its name. */
function multipartParts(document: JsonObject, media: Part, value: JsonObject): MultipartPart[] {
  const typesOf = (name: string): string | undefined => fileTypesOf(document, media, name);
  const hasFile = Object.keys(value).some(typesOf);
  return Object.entries(value).map(([name, item]): MultipartPart => {
    const [mediaType] = typesOf(name)?.split(',') ?? [];
    if (mediaType) {
      const file = typeof item === 'string' && /\.\w+$/.test(item) ? item : 'fichier.bin';
      return { kind: 'file', name, file, mediaType };
    }
    if (!isObject(item)) return { kind: 'text', name, value: textOf(item) };
    const variable = name.replace(/\W/g, '_');
    return {
      kind: 'json',
      name,
      variable,
      value: item,
      digest: hasFile && DIGEST_FIELD in item ? DIGEST_FIELD : undefined,
    };
  });
}

function bodyOf(document: JsonObject, contents: readonly Content[]): Body | undefined {
  const content = contents.find(({ place }) => place === 'corps');
  if (!content) return undefined;
  const { mediaType, media } = content;
  const value = exampleIn(document, media);
  const fields = Object.entries(isObject(value) ? value : {});
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: fields.flatMap(([name, item]) => pairsOf(name, item)) };
  }
  if (mediaType === 'multipart/form-data') {
    return { kind: 'multipart', parts: multipartParts(document, media, isObject(value) ? value : {}) };
  }
  return { kind: 'json', value, mediaType };
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
  return types.every((type) => JSON_TYPE.test(type))
    ? { kind: 'json' }
    : { kind: 'file', file: fileNameOf(document, operation, path) };
}

export function requestOf(document: JsonObject, operationId: string): SampleRequest {
  const operation = operationsOf(document).find(
    ({ id, pointer }) => id === operationId && pointer.startsWith('/paths/'),
  );
  if (!operation) throw new Error(`L'opération « ${operationId} » n'existe pas dans le contrat.`);
  // A path may contain spaces.
  const [, method = '', address = ''] = /^(\S+) (.*)$/.exec(operation.name) ?? [];
  const parameters = parametersOf(document, operation);
  const contents = contentsOf(document, operation);
  const path = pathOf(document, address, parameters);
  const { auth, headers } = authOf(document, operation);
  return {
    method,
    path,
    query: shownQuery(parameters).flatMap((part) =>
      pairsOf(String(part.value.name), exampleIn(document, part)),
    ),
    headers: [...headers, ...headersOf(document, parameters)],
    auth,
    body: bodyOf(document, contents),
    response: responseOf(document, operation, contents, path),
  };
}

export const variablesOf = ({ auth, path, headers }: SampleRequest): Variable[] => [
  'API',
  ...(auth === 'bearer' ? (['TOKEN'] as const) : []),
  ...(auth === 'basic' ? (['CLIENT_ID', 'CLIENT_SECRET'] as const) : []),
  ...[...secretParameters.values()].filter((variable) => path.includes(`$${variable}`)),
  ...headers.flatMap(({ value }) =>
    typeof value === 'object' && 'variable' in value ? [value.variable] : [],
  ),
];

/** A variable in a path, such as `$SHARE_TOKEN`. */
export const PATH_VARIABLE = /\$([A-Z_]+)/g;

export const queryString = ({ query }: Pick<SampleRequest, 'query'>): string =>
  query.length === 0
    ? ''
    : `?${query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;

/** Most languages write parameters as a map, which is possible when each name is there once. */
export const hasUniqueNames = (pairs: readonly Pair[]): boolean =>
  new Set(pairs.map(([name]) => name)).size === pairs.length;
