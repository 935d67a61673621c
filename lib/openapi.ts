// Reads an OpenAPI contract: its operations, their parameters and bodies, and their examples.
import { isList, isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from './json';

/** An object of the contract, and the JSON pointer to it. */
export type Part = { readonly value: JsonObject; readonly pointer: string };

export type Operation = Part & {
  readonly id: string;
  /** `POST /cases`, or the type of a webhook's event. */
  readonly name: string;
  /** `POST`. */
  readonly method: string;
  /** `/cases`, or the type of a webhook's event. */
  readonly address: string;
};

export type Example = {
  readonly operation: Operation;
  /** `corps`, `réponse 201`, `paramètre limit`… */
  readonly place: string;
  /** The media type of a body; undefined for a parameter or a header. */
  readonly mediaType?: string;
  readonly name: string;
  readonly value: Json;
  /** The pointer to the example itself, after its references are followed. */
  readonly pointer: string;
  /** The pointer to the schema that the example must follow. */
  readonly schema: string;
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** The object at a pointer, after its references are followed; undefined when there is none. */
export function partAt(document: JsonObject, pointer: string): Part | undefined {
  const value = lookUp(document, pointer);
  if (!isObject(value)) return undefined;
  // A `$ref` beside other keywords is a schema, whose other keywords count: it is not followed.
  const isPlainReference = typeof value.$ref === 'string' && Object.keys(value).length === 1;
  return isPlainReference ? partAt(document, pointerOfRef(String(value.$ref))) : { value, pointer };
}

/** The entries of the map or list under a key, their references followed. */
export function childrenOf(document: JsonObject, { value, pointer }: Part, key: string): [string, Part][] {
  const map = value[key];
  const keys = isList(map) ? [...map.keys()].map(String) : Object.keys(isObject(map) ? map : {});
  return keys.flatMap((name): [string, Part][] => {
    const part = partAt(document, pointTo(pointTo(pointer, key), name));
    return part ? [[name, part]] : [];
  });
}

export function operationsUnder(document: JsonObject, root: 'paths' | 'webhooks'): Operation[] {
  return childrenOf(document, { value: document, pointer: '' }, root).flatMap(([address, item]) =>
    Object.keys(item.value).flatMap((method) => {
      if (!METHODS.includes(method)) return [];
      const part = partAt(document, pointTo(item.pointer, method));
      if (!part) return [];
      const name = root === 'paths' ? `${method.toUpperCase()} ${address}` : address;
      return [{ ...part, id: String(part.value.operationId), name, method: method.toUpperCase(), address }];
    }),
  );
}

export const operationsOf = (document: JsonObject): Operation[] => [
  ...operationsUnder(document, 'paths'),
  ...operationsUnder(document, 'webhooks'),
];

/** The parameters of the operation, then those of its path. */
export function parametersOf(document: JsonObject, operation: Operation): Part[] {
  const pathPointer = operation.pointer.slice(0, operation.pointer.lastIndexOf('/'));
  return [operation.pointer, pathPointer]
    .flatMap((pointer) => {
      const owner = partAt(document, pointer);
      return owner ? childrenOf(document, owner, 'parameters') : [];
    })
    .map(([, part]) => part);
}

/** A body in one media type. */
export type Content = { readonly place: string; readonly mediaType: string; readonly media: Part };

/** The bodies of an operation: of its request, then of its responses. */
export function contentsOf(document: JsonObject, operation: Operation): Content[] {
  const body = partAt(document, pointTo(operation.pointer, 'requestBody'));
  const bodies: [string, Part][] = [
    ...(body ? ([['corps', body]] satisfies [string, Part][]) : []),
    ...childrenOf(document, operation, 'responses').map(([status, part]): [string, Part] => [
      `réponse ${status}`,
      part,
    ]),
  ];
  return bodies.flatMap(([place, part]) =>
    childrenOf(document, part, 'content').map(([mediaType, media]) => ({ place, mediaType, media })),
  );
}

/** The examples of a parameter, a header or a body: its `example`, then its `examples`. */
function examplesIn(
  document: JsonObject,
  part: Part,
): Pick<Example, 'name' | 'value' | 'pointer' | 'schema'>[] {
  const schema = pointTo(part.pointer, 'schema');
  const { example } = part.value;
  const single =
    example === undefined
      ? []
      : [{ name: 'example', value: example, pointer: pointTo(part.pointer, 'example'), schema }];
  const named = childrenOf(document, part, 'examples').flatMap(([name, { value, pointer }]) =>
    value.value === undefined
      ? []
      : [{ name, value: value.value, pointer: pointTo(pointer, 'value'), schema }],
  );
  return [...single, ...named];
}

export function examplesOf(document: JsonObject): Example[] {
  return operationsOf(document).flatMap((operation) => {
    const headers = childrenOf(document, operation, 'responses').flatMap(([status, response]) =>
      childrenOf(document, response, 'headers').map(([name, part]) => ({
        place: `en-tête ${name} de la réponse ${status}`,
        part,
      })),
    );
    const parameters = parametersOf(document, operation).map((part) => ({
      place: `paramètre ${part.value.name}`,
      part,
    }));
    const contents = contentsOf(document, operation).map(({ place, mediaType, media }) => ({
      place,
      mediaType,
      part: media,
    }));
    return [...contents, ...parameters, ...headers].flatMap(({ part, ...where }) =>
      examplesIn(document, part).map((example) => ({ operation, ...where, ...example })),
    );
  });
}
