// One operation as every collection shows it. The values that a reader must change are variables, written `{{CASE_ID}}`:
// Postman, Bruno and the editors that read .http files all know this form.
import { isList, isObject, type Json, type JsonObject, pointTo } from '../../lib/json';
import { contentsOf, type Operation, parametersOf, partAt } from '../../lib/openapi';
import { kebab } from '../ids';
import { asObject, textsIn } from '../model/values';
import type { Body, MultipartPart, Pair } from '../samples/body';
import type { Header } from '../samples/credentials';
import { jsonSyntax, literal } from '../samples/literal';
import { requestOf, type SampleRequest, typeHeader } from '../samples/request';
import { secretParameters } from '../samples/types';

/** Postman, Bruno and editors replace it at each sending. */
export const NEW_UUID = '{{$guid}}';

export const variableNamed = (name: string): string =>
  secretParameters.get(name) ?? kebab(name).replaceAll('-', '_').toUpperCase();

export const placeholder = (variable: string): string => `{{${variable}}}`;
const VARIABLE = /\{\{(\w+)\}\}/g;

/** A field that names another object takes the id of one of the reader's. */
const namesObject = (field: string): boolean => /[a-z]Id$/.test(field);

function withVariables(value: Json, field = ''): Json {
  if (isList(value)) return value.map((item) => withVariables(item, field));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withVariables(item, name)]));
  return typeof value === 'string' && namesObject(field) ? placeholder(variableNamed(field)) : value;
}

export const jsonText = (value: Json): string => literal(value, jsonSyntax);

function pathOf(document: JsonObject, operation: Operation, filled: string): string {
  const examples = filled.split('/');
  const inPath = parametersOf(document, operation).filter(({ value }) => value.in === 'path');
  // A parameter with a closed list of values keeps its example, which works as it is.
  const hasChoice = (name: string): boolean => {
    const parameter = inPath.find(({ value }) => value.name === name);
    return isList(parameter && partAt(document, pointTo(parameter.pointer, 'schema'))?.value.enum);
  };
  return operation.address
    .split('/')
    .map((segment, index) => {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      return name && !hasChoice(name) ? placeholder(variableNamed(name)) : (examples[index] ?? segment);
    })
    .join('/');
}

const encoded = (text: string): string => (/^\{\{\w+\}\}$/.test(text) ? text : encodeURIComponent(text));
export const formText = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join('&');

function isRequired(document: JsonObject, operation: Operation, part: string, field: string): boolean {
  const media = contentsOf(document, operation).find(({ place }) => place === 'corps')?.media;
  const schema = media && partAt(document, pointTo(media.pointer, 'schema'));
  const own = schema && partAt(document, pointTo(pointTo(schema.pointer, 'properties'), part))?.value;
  return textsIn(own?.required).includes(field);
}

/** Samples compute the hash of the file; a collection cannot: an optional one is left out, another is a variable. */
function withoutDigest(
  { name, value, digest }: Extract<MultipartPart, { kind: 'json' }>,
  document: JsonObject,
  operation: Operation,
): JsonObject {
  if (!digest) return value;
  if (isRequired(document, operation, name, digest))
    return { ...value, [digest]: placeholder('FILE_SHA256') };
  return Object.fromEntries(Object.entries(value).filter(([field]) => field !== digest));
}

/** Without `scope`, the token has all the scopes of the client: the other calls of the collection need them. */
const formFields = (fields: readonly Pair[]): Pair[] =>
  fields.filter(([name]) => name !== 'scope' || !fields.some(([other]) => other === 'grant_type'));

function bodyOf(body: Body | undefined, document: JsonObject, operation: Operation): Body | undefined {
  if (body?.kind === 'json') return { ...body, value: withVariables(body.value) };
  if (body?.kind === 'form') return { ...body, fields: formFields(body.fields) };
  if (body?.kind !== 'multipart') return body;
  const parts = body.parts.map((part) =>
    part.kind === 'json'
      ? { ...part, value: asObject(withVariables(withoutDigest(part, document, operation))) }
      : part,
  );
  return { ...body, parts };
}

const queryOf = ({ query, queryKeys }: SampleRequest): Pair[] => [
  ...query.map(([name, value]): Pair => [name, namesObject(name) ? placeholder(variableNamed(name)) : value]),
  ...queryKeys.map(([name, variable]): Pair => [name, placeholder(variable)]),
];

function headerOf({ name, value }: Header): Pair {
  if (value === 'uuid') return [name, NEW_UUID];
  return [name, 'variable' in value ? `${value.before ?? ''}${placeholder(value.variable)}` : value.text];
}

export type Call = ReturnType<typeof callOf>;

export function callOf(document: JsonObject, operation: Operation) {
  const request = requestOf(document, operation.id);
  const query = queryOf(request);
  const path = pathOf(document, operation, request.path);
  return {
    id: operation.id,
    summary: String(operation.value.summary ?? operation.id),
    tag: textsIn(operation.value.tags)[0] ?? '',
    method: request.method,
    /** With its variables, query included: `{{API}}/cases/{{CASE_ID}}`. */
    url: `${request.server ?? placeholder('API')}${path}${query.length > 0 ? '?' : ''}${formText(query)}`,
    query,
    headers: [...typeHeader(request.body), ...request.headers].map(headerOf),
    auth: request.auth,
    body: bodyOf(request.body, document, operation),
  };
}

export function variablesIn({ auth, url, headers, body }: Call): string[] {
  const texts = JSON.stringify([url, headers, body ?? null]);
  return [
    ...(auth === 'basic' ? ['CLIENT_ID', 'CLIENT_SECRET'] : []),
    ...(auth === 'bearer' ? ['TOKEN'] : []),
    ...[...texts.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []),
  ];
}
