// An operation of the API, or an event sent to a webhook, as a page shows it.
import { type JsonObject, pointTo } from '../../lib/json';
import type { Operation as RawOperation } from '../../lib/openapi';
import { operationsUnder, parametersOf, partAt } from '../../lib/openapi';
import { accessOf } from './access';
import { bodiesOf, describedField, headersOf, schemaHolder } from './bodies';
import { errorBodiesOf, errorHeadersOf, errorsOf, responsesOf } from './errors';
import { generatedValue } from './examples';
import { serializedParameter } from './parameters';
import { serversOf } from './servers';
import { type Direction, type Field, PARAMETER_LOCATIONS, type ParameterLocation } from './types';
import { asText, cachedPerContract, objectsIn, textsIn } from './values';

export type Parameter = {
  readonly field: Field;
  readonly location: ParameterLocation;
  /** How a request writes it, where its name and value alone do not show it. */
  readonly serialized: string | undefined;
};

/** Path parameters in the order of the path, then the others in that of the contract. */
function parameters(document: JsonObject, operation: RawOperation): Parameter[] {
  const found = new Map<string, Parameter>();
  // The parameters of the operation come before those of its path, which they replace.
  for (const part of parametersOf(document, operation)) {
    const location = PARAMETER_LOCATIONS.find((each) => each === part.value.in);
    const key = `${location} ${part.value.name}`;
    if (!location || found.has(key)) continue;
    const field = describedField(document, part, String(part.value.name), 'request');
    const { schema } = schemaHolder(document, part).value;
    const value = field.example ?? generatedValue(document, schema, 'request');
    found.set(key, { field, location, serialized: serializedParameter(part.value, location, value) });
  }
  const placeOf = ({ field, location }: Parameter): number =>
    location === 'path' ? operation.address.indexOf(`{${field.name}}`) : 0;
  return PARAMETER_LOCATIONS.flatMap((location) =>
    [...found.values()]
      .filter((parameter) => parameter.location === location)
      .sort((one, other) => placeOf(one) - placeOf(other)),
  );
}

function requestBody(document: JsonObject, operation: RawOperation, direction: Direction) {
  const part = partAt(document, pointTo(operation.pointer, 'requestBody'));
  return (
    part && {
      required: part.value.required === true,
      description: asText(part.value.description),
      bodies: bodiesOf(document, part, direction),
    }
  );
}

export type RequestBody = NonNullable<ReturnType<typeof requestBody>>;

const responses = (document: JsonObject, operation: RawOperation) =>
  responsesOf(document, operation, 'others').map(([status, part]) => ({
    status: status === 'default' ? 'par défaut' : status,
    description: asText(part.value.description),
    headers: headersOf(document, part),
    bodies: bodiesOf(document, part, 'response'),
  }));

export type Response = ReturnType<typeof responses>[number];

/** `direction` is that of the body: the reader receives an event, as they receive a response. */
function requestModel(document: JsonObject, operation: RawOperation, direction: Direction) {
  const { value, name, id, method, address } = operation;
  const found = responses(document, operation);
  const headers = found.flatMap((response) => response.headers);
  return {
    id,
    method,
    path: address,
    summary: asText(value.summary) ?? name,
    description: asText(value.description),
    tag: textsIn(value.tags)[0],
    isDeprecated: value.deprecated === true,
    access: accessOf(document, value),
    parameters: parameters(document, operation),
    body: requestBody(document, operation, direction),
    responses: found,
    errors: errorsOf(document, operation),
    errorBodies: errorBodiesOf(document, operation),
    errorHeaders: errorHeadersOf(document, operation, headers),
  };
}

export type ReceivedRequest = ReturnType<typeof requestModel>;

export const apiOperations = cachedPerContract((document) =>
  operationsUnder(document, 'paths').map((operation) => ({
    ...requestModel(document, operation, 'request'),
    /** Empty where it is called on the servers of the whole API. */
    servers: serversOf(document, operation),
  })),
);

export type Operation = ReturnType<typeof apiOperations>[number];

export const webhookEvents = (document: JsonObject): ReceivedRequest[] =>
  operationsUnder(document, 'webhooks').map((operation) => requestModel(document, operation, 'response'));

export const tagsOf = (document: JsonObject): { readonly name: string; readonly title: string }[] =>
  objectsIn(document.tags).map((tag) => ({
    name: String(tag.name),
    title: asText(tag['x-displayName']) ?? String(tag.name),
  }));
