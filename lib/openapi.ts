// Reads an OpenAPI contract: its operations, their parameters and bodies, and their examples.
import { isList, isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from './json';

/** An object of the contract, and the JSON pointer to it. */
export type Part = { readonly value: JsonObject; readonly pointer: string };

export type Operation = Part & {
  /** Its `operationId`, or one made from its method and path. */
  readonly id: string;
  readonly root: 'paths' | 'webhooks';
  /** `POST /cases`, or the type of a webhook's event. */
  readonly name: string;
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

/** Beside a `$ref`, these take the place of those of its target. */
const isWordKey = (key: string): boolean => ['summary', 'description'].includes(key) || key.startsWith('x-');

/** The object at a pointer, after its references are followed; undefined when there is none. */
export function partAt(document: JsonObject, pointer: string): Part | undefined {
  const value = lookUp(document, pointer);
  if (!isObject(value)) return undefined;
  const { $ref, ...words } = value;
  // A `$ref` beside other keywords is a schema, whose other keywords count: it is not followed.
  if (typeof $ref !== 'string' || !Object.keys(words).every(isWordKey)) return { value, pointer };
  const target = partAt(document, pointerOfRef($ref));
  return target && { ...target, value: { ...target.value, ...words } };
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

/** A path item may have operations of its own beside its `$ref`. */
function* pathItemsAt(document: JsonObject, item: Part): Generator<Part> {
  const { $ref } = item.value;
  const target = typeof $ref === 'string' ? partAt(document, pointerOfRef($ref)) : undefined;
  if (target) yield* pathItemsAt(document, target);
  yield item;
}

export const operationsIn = (document: JsonObject, item: Part): (Part & { readonly method: string })[] =>
  [...pathItemsAt(document, item)].flatMap(({ value, pointer }) =>
    Object.keys(value).flatMap((method) => {
      const part = METHODS.includes(method) ? partAt(document, pointTo(pointer, method)) : undefined;
      return part ? [{ ...part, method: method.toUpperCase() }] : [];
    }),
  );

const ownIdOf = ({ value: { operationId } }: Part): string | undefined =>
  typeof operationId === 'string' && operationId.trim() !== '' ? operationId : undefined;

/** `GET /cases/{caseId}` → `getCasesByCaseId`: the name of an operation to which the contract gives none. */
function derivedId(method: string, address: string): string {
  const words = address.replace(/\{/g, ' by ').split(/[^\p{L}\p{N}]+/u);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

/** The operations without an id get one; a path item that two paths share has its ids at the first only. */
function withIds(operations: readonly Omit<Operation, 'id'>[]): Operation[] {
  const isFirst = ({ pointer }: Part, index: number): boolean =>
    operations.findIndex((other) => other.pointer === pointer) === index;
  const given = operations.map((operation, index) =>
    isFirst(operation, index) ? ownIdOf(operation) : undefined,
  );
  const taken = new Set(given);
  return operations.map((operation, index) => {
    const own = given[index];
    if (own !== undefined) return { ...operation, id: own };
    const wanted = derivedId(operation.method, operation.address);
    let id = wanted;
    for (let rank = 2; taken.has(id); rank += 1) id = `${wanted}${rank}`;
    taken.add(id);
    return { ...operation, id };
  });
}

const operationCache = new WeakMap<JsonObject, Operation[]>();

export function operationsOf(document: JsonObject): Operation[] {
  const known = operationCache.get(document);
  if (known) return known;
  const found = (['paths', 'webhooks'] as const).flatMap((root) =>
    childrenOf(document, { value: document, pointer: '' }, root).flatMap(([address, item]) =>
      operationsIn(document, item).map((part) => ({
        ...part,
        root,
        name: root === 'paths' ? `${part.method} ${address}` : address,
        address,
      })),
    ),
  );
  const operations = withIds(found);
  operationCache.set(document, operations);
  return operations;
}

export const operationsUnder = (document: JsonObject, root: Operation['root']): Operation[] =>
  operationsOf(document).filter((operation) => operation.root === root);

export function parametersOf(document: JsonObject, operation: Operation): Part[] {
  const pathPointer = operation.pointer.slice(0, operation.pointer.lastIndexOf('/'));
  return [operation.pointer, pathPointer]
    .flatMap((pointer) => {
      const owner = partAt(document, pointer);
      return owner ? childrenOf(document, owner, 'parameters') : [];
    })
    .map(([, part]) => part);
}

export type Content = { readonly place: string; readonly mediaType: string; readonly media: Part };

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
