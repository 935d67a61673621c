// An operation of the API, or an event sent to a webhook, as a page shows it.

import { isList, isObject, type Json, type JsonObject, pointTo } from '../../lib/json';
import {
  childrenOf,
  operationsUnder,
  type Part,
  parametersOf,
  partAt,
  type Operation as RawOperation,
} from '../../lib/openapi';
import { accessOf } from './access';
import { errorsOf, isErrorStatus } from './errors';
import { examplesOf, generatedValue, givenExamples } from './examples';
import { type Direction, rootField } from './fields';
import { serializedParameter } from './parameters';
import { textsIn } from './schema';
import {
  type Body,
  type Field,
  type Operation,
  PARAMETER_LOCATIONS,
  type Parameter,
  type RequestBody,
  type Response,
} from './types';

const textIn = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** What holds the schema of a parameter or header: itself, or the media type in its `content`. */
function schemaHolder(document: JsonObject, part: Part): Part {
  const [media] = childrenOf(document, part, 'content');
  return media ? media[1] : part;
}

/** The description and example of a parameter or header come before those of its schema. */
function describedField(document: JsonObject, part: Part, name: string, direction: Direction): Field {
  const holder = schemaHolder(document, part);
  const presence = part.value.required === true ? 'required' : 'optional';
  const field = rootField(document, holder.value.schema, direction, { name, isNamed: true, presence });
  const [example] = givenExamples(document, holder);
  return {
    ...field,
    description: textIn(part.value.description) ?? field.description,
    example: example?.value ?? field.example,
    remarks: part.value.deprecated === true ? [...new Set([...field.remarks, 'obsolète'])] : field.remarks,
  };
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
  return [...found.values()].sort(
    (one, other) => PARAMETER_LOCATIONS.indexOf(one.location) - PARAMETER_LOCATIONS.indexOf(other.location),
  );
}

const bodiesOf = (document: JsonObject, holder: Part, direction: Direction): Body[] =>
  childrenOf(document, holder, 'content').map(([mediaType, media]) => ({
    mediaType,
    content:
      media.value.schema === undefined ? undefined : rootField(document, media.value.schema, direction),
    examples: examplesOf(document, media, direction),
  }));

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
  childrenOf(document, operation, 'responses')
    .filter(([status]) => !isErrorStatus(status))
    .map(([status, part]) => ({
      status,
      description: textIn(part.value.description),
      headers: childrenOf(document, part, 'headers').map(([name, header]) =>
        describedField(document, header, name, 'response'),
      ),
      bodies: bodiesOf(document, part, 'response'),
    }));

/** `direction` is that of the body: an event is received, as a response is. */
function operationModel(document: JsonObject, operation: RawOperation, direction: Direction): Operation {
  const { value, name, id, method, address } = operation;
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
    responses: responses(document, operation),
    errors: errorsOf(document, operation),
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
