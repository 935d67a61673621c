// What a contract says and pages do not show. The build names each, so that nobody believes the pages complete.
import { isList, isObject, type Json, type JsonObject, pointTo } from '../lib/json';
import { childrenOf, operationsIn, operationsOf, type Part, partAt } from '../lib/openapi';
import { CONDITIONS } from './model/schema';

type LeftOut = { readonly pointer: string; readonly message: string };

/** The keys of these maps are names, and their values schemas. */
const SCHEMA_MAPS = ['properties', 'patternProperties', 'schemas', '$defs'];
const DATA_KEYWORDS = ['example', 'examples', 'default', 'enum', 'const', 'value'];
const isCondition = (key: string): boolean => CONDITIONS.some((condition) => condition === key);

/** Conditions that no description tells: neither that of their schema, nor one above it. */
function* conditionsIn(value: Json, pointer: string, isTold: boolean, isMap = false): Generator<LeftOut> {
  if (isList(value)) {
    for (const [index, item] of value.entries()) yield* conditionsIn(item, pointTo(pointer, index), isTold);
  }
  if (!isObject(value)) return;
  const told = isTold || (!isMap && typeof value.description === 'string');
  for (const [key, item] of Object.entries(value)) {
    if (!isMap && (DATA_KEYWORDS.includes(key) || key.startsWith('x-'))) continue;
    const place = pointTo(pointer, key);
    if (!isMap && !told && isCondition(key)) {
      const message = `les pages ne détaillent pas « ${key} » : dites cette condition dans la description du schéma.`;
      yield { pointer: place, message };
    }
    const isNewSchema = isMap || key === 'schema';
    yield* conditionsIn(item, place, told && !isNewSchema, !isMap && SCHEMA_MAPS.includes(key));
  }
}

/** The requests that the API sends to its reader. */
const receivedRequests = (document: JsonObject): Part[] =>
  operationsOf(document).flatMap((operation): Part[] => {
    if (operation.root === 'webhooks') return [operation];
    return childrenOf(document, operation, 'callbacks').flatMap(([, { value, pointer }]) =>
      Object.keys(value).flatMap((address) => {
        const item = partAt(document, pointTo(pointer, address));
        return item ? operationsIn(document, item) : [];
      }),
    );
  });

const leftOutOfRequest = (document: JsonObject, request: Part): LeftOut[] => [
  ...(request.value.callbacks === undefined
    ? []
    : [
        {
          pointer: pointTo(request.pointer, 'callbacks'),
          message: "les pages ne montrent pas les rappels d'un appel reçu.",
        },
      ]),
  ...childrenOf(document, request, 'responses')
    .filter(([, response]) => isObject(response.value.content))
    .map(([, response]) => ({
      pointer: pointTo(response.pointer, 'content'),
      message:
        'les pages ne montrent pas le corps de cette réponse du lecteur : dites-le dans sa description.',
    })),
];

/** Examples that are in a file of their own, anywhere. */
function* externalExamplesIn(value: Json, pointer = ''): Generator<LeftOut> {
  if (isList(value))
    for (const [index, item] of value.entries()) yield* externalExamplesIn(item, pointTo(pointer, index));
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const place = pointTo(pointer, key);
    if (key === 'examples' && isObject(item)) {
      for (const [name, example] of Object.entries(item))
        if (isObject(example) && typeof example.externalValue === 'string')
          yield {
            pointer: pointTo(pointTo(place, name), 'externalValue'),
            message: "les pages ne montrent pas un exemple d'un autre fichier : donnez-le dans « value ».",
          };
    } else if (!DATA_KEYWORDS.includes(key)) yield* externalExamplesIn(item, place);
  }
}

export const leftOutOf = (document: JsonObject): LeftOut[] => [
  ...externalExamplesIn(document),
  ...conditionsIn(document, '', false),
  ...receivedRequests(document).flatMap((request) => leftOutOfRequest(document, request)),
];
