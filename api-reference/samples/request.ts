// The request that the samples of an operation send, whatever their language, with the values of the contract's examples.
import { sample } from 'openapi-sampler';
import { isList, isObject, type Json, type JsonObject, pointerOfRef, pointTo } from '../../lib/json';
import {
  type Content,
  contentsOf,
  type Operation,
  operationsOf,
  type Part,
  parametersOf,
  partAt,
} from '../../lib/openapi';
import { credentialsOf } from './credentials';
import { fileNameOf } from './fileNames';
import { serverOf } from './servers';
import { secretParameters } from './variables';

export type Pair = readonly [name: string, value: string];

export type Header = {
  readonly name: string;
  readonly value:
    | { readonly text: string }
    /** What stands before the variable: `session=` in a cookie. */
    | { readonly variable: string; readonly before?: string }
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
  | { readonly kind: 'text'; readonly text: string; readonly mediaType: string }
  /** Its bytes are those of a file of the reader. */
  | { readonly kind: 'file'; readonly file: string; readonly mediaType: string }
  | { readonly kind: 'form'; readonly fields: readonly Pair[] }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] };

export type SampleRequest = {
  readonly method: string;
  /** The address of the operation's own server; undefined for that of the contract, in the variable API. */
  readonly server: string | undefined;
  /** Percent-encoded; a secret is written as its variable: `/public/shares/$SHARE_TOKEN`. */
  readonly path: string;
  readonly query: readonly Pair[];
  /** Keys that go in the query, each with its variable. */
  readonly queryKeys: readonly Pair[];
  readonly headers: readonly Header[];
  readonly auth: 'bearer' | 'basic' | 'none';
  readonly body: Body | undefined;
  readonly response:
    | { readonly kind: 'json' }
    | { readonly kind: 'text' }
    | { readonly kind: 'file'; readonly file: string }
    | { readonly kind: 'none' };
};

const IDEMPOTENCY_KEY = 'Idempotency-Key';
const DIGEST_FIELD = 'sha256';
const JSON_TYPE = /[/+]json$/;
const XML_TYPE = /[/+]xml$/;
const TEXT_TYPE = /^text\//;

/** An address may stand between double quotes in a terminal, where `!` calls the history. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The first example; undefined where there is none. */
function givenExample(document: JsonObject, { value, pointer }: Part): Json | undefined {
  if (value.example !== undefined) return value.example;
  const [name] = Object.keys(isObject(value.examples) ? value.examples : {});
  return name === undefined
    ? undefined
    : partAt(document, pointTo(pointTo(pointer, 'examples'), name))?.value.value;
}

/** The first example, or else a value made from the schema. */
function exampleIn(document: JsonObject, part: Part): Json {
  const given = givenExample(document, part);
  if (given !== undefined && given !== '') return given;
  if (!isObject(part.value.schema)) return 'valeur';
  const sampled = sample(part.value.schema, { skipReadOnly: true, quiet: true }, document);
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
    return encoded(isList(example) ? example.map(textOf).join(',') : textOf(example));
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

/** The schema of an element, under its own name or that under which the contract keeps it. */
function namedElement(document: JsonObject, schema: JsonObject): { name: string; schema: JsonObject } {
  const target = typeof schema.$ref === 'string' ? partAt(document, pointerOfRef(schema.$ref)) : undefined;
  const described = target?.value ?? schema;
  const xml = isObject(described.xml) ? described.xml : {};
  const name = String(xml.name ?? target?.pointer.split('/').at(-1) ?? 'racine');
  return { name, schema: { ...described, xml: { ...xml, name } } };
}

/** As it is written in the contract, or else made from the schema. */
function xmlOf(document: JsonObject, media: Part): string {
  const given = givenExample(document, media);
  if (typeof given === 'string') return given;
  const { name, schema } = namedElement(document, isObject(media.value.schema) ? media.value.schema : {});
  const options = { skipReadOnly: true, quiet: true } as const;
  if (!sample(schema, options, document)) return `<${name}/>`;
  const text = String(sample(schema, { ...options, format: 'xml' }, document)).trim();
  return text.startsWith(`<${name}`) ? text : `<${name}>${text}</${name}>`;
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
  if (JSON_TYPE.test(mediaType)) return { kind: 'json', value, mediaType };
  if (XML_TYPE.test(mediaType)) return { kind: 'text', text: xmlOf(document, media), mediaType };
  if (TEXT_TYPE.test(mediaType)) return { kind: 'text', text: textOf(value), mediaType };
  return { kind: 'file', file: 'fichier.bin', mediaType };
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
  const operation = operationsOf(document).find(
    ({ id, pointer }) => id === operationId && pointer.startsWith('/paths/'),
  );
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
