// An operation of the API, or an event sent to a webhook, as a page shows it.

import { isList, isObject, type JsonObject, pointTo } from '../../lib/json';
import {
  childrenOf,
  operationsIn,
  operationsUnder,
  parametersOf,
  partAt,
  type Operation as RawOperation,
} from '../../lib/openapi';
import { accessOf } from './access';
import { bodiesOf, describedField, headersOf, schemaHolder, textIn } from './bodies';
import { errorBodiesOf, errorHeadersOf, errorsOf, responsesOf } from './errors';
import type { Direction } from './fields';
import { generatedValue } from './generate';
import { linksOf } from './links';
import { serializedParameter } from './parameters';
import { textsIn } from './schema';
import { serversOf } from './servers';
import {
  type Callback,
  type Operation,
  PARAMETER_LOCATIONS,
  type Parameter,
  type RequestBody,
  type Response,
} from './types';

/** Path parameters in the order of the path, then the others in that of the contract. */
function inReadingOrder(all: readonly Parameter[], address: string): Parameter[] {
  const placeOf = ({ field, location }: Parameter): number =>
    location === 'path' ? address.indexOf(`{${field.name}}`) : 0;
  return [...all].sort(
    (one, other) =>
      PARAMETER_LOCATIONS.indexOf(one.location) - PARAMETER_LOCATIONS.indexOf(other.location) ||
      placeOf(one) - placeOf(other),
  );
}

function parameters(document: JsonObject, operation: RawOperation): Parameter[] {
  const found = new Map<string, Parameter>();
  // The parameters of the operation come before those of its path, which they replace.
  for (const part of parametersOf(document, operation)) {
    const location = PARAMETER_LOCATIONS.find((each) => each === part.value.in);
    const key = `${location} ${part.value.name}`;
    if (!location || found.has(key)) continue;
    const field = describedField(document, part, String(part.value.name), 'request');
    const value =
      field.example ?? generatedValue(document, schemaHolder(document, part).value.schema, 'request');
    found.set(key, { field, location, serialized: serializedParameter(part.value, location, value) });
  }
  return inReadingOrder([...found.values()], operation.address);
}

function requestBody(
  document: JsonObject,
  operation: RawOperation,
  direction: Direction,
): RequestBody | undefined {
  const part = partAt(document, pointTo(operation.pointer, 'requestBody'));
  if (!part) return undefined;
  return {
    required: part.value.required === true,
    description: textIn(part.value.description),
    bodies: bodiesOf(document, part, direction),
  };
}

const responses = (document: JsonObject, operation: RawOperation): Response[] =>
  responsesOf(document, operation, 'others').map(([status, part]) => ({
    status: status === 'default' ? 'par défaut' : status,
    description: textIn(part.value.description),
    headers: headersOf(document, part),
    bodies: bodiesOf(document, part, 'response'),
    links: linksOf(document, part),
  }));

/** The requests that the API sends back, each at an address that the caller gave it. */
const callbacks = (document: JsonObject, operation: RawOperation): Callback[] =>
  childrenOf(document, operation, 'callbacks').flatMap(([name, callback]) =>
    Object.keys(callback.value).flatMap((address) => {
      const item = partAt(document, pointTo(callback.pointer, address));
      return (item ? operationsIn(document, item) : []).map((part) => {
        const named = { ...part, id: name, name, root: 'webhooks', address } as const;
        return { name, address, operation: operationModel(document, named, 'response') };
      });
    }),
  );

/** `direction` is that of the body: an event is received, as a response is. */
function operationModel(document: JsonObject, operation: RawOperation, direction: Direction): Operation {
  const { value, name, id, method, address, root } = operation;
  const found = responses(document, operation);
  return {
    id,
    method,
    path: address,
    summary: textIn(value.summary) ?? name,
    description: textIn(value.description),
    tag: textsIn(value.tags)[0],
    isDeprecated: value.deprecated === true,
    access: accessOf(document, value),
    parameters: parameters(document, operation),
    body: requestBody(document, operation, direction),
    responses: found,
    errors: errorsOf(document, operation),
    errorBodies: errorBodiesOf(document, operation),
    errorHeaders: errorHeadersOf(
      document,
      operation,
      found.flatMap(({ headers }) => headers),
    ),
    // What the API sends back has no callbacks of its own.
    callbacks: root === 'paths' ? callbacks(document, operation) : [],
    servers: root === 'paths' ? serversOf(document, operation) : [],
  };
}

const operationCache = new WeakMap<JsonObject, Operation[]>();

/** The operations of the API, in the order of the contract. Cached, since every page asks for them. */
export function apiOperations(document: JsonObject): Operation[] {
  const operations =
    operationCache.get(document) ??
    operationsUnder(document, 'paths').map((operation) => operationModel(document, operation, 'request'));
  operationCache.set(document, operations);
  return operations;
}

export const webhookEvents = (document: JsonObject): Operation[] =>
  operationsUnder(document, 'webhooks').map((operation) => operationModel(document, operation, 'response'));

type Tag = { readonly name: string; readonly title: string };

export function tagsOf(document: JsonObject): Tag[] {
  return (isList(document.tags) ? document.tags : []).filter(isObject).map((tag) => ({
    name: String(tag.name),
    title: textIn(tag['x-displayName']) ?? String(tag.name),
  }));
}
