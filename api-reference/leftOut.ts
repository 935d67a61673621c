// What a contract says and pages do not show. The build names each, so that nobody believes the pages complete.
import { isObject, type JsonObject, pointTo } from '../lib/json';
import { childrenOf, operationsIn, operationsOf, type Part, partAt } from '../lib/openapi';
import { type ContractObject, objectsOf } from './contractObjects';
import { CONDITIONS } from './model/schema';
import { objectIn } from './model/values';

type LeftOut = { readonly pointer: string; readonly message: string };

/** Conditions that no description tells: neither that of their schema, nor one above it. */
const conditionsIn = ({ value, pointer, isTold }: ContractObject): LeftOut[] =>
  CONDITIONS.filter((key) => !isTold && value[key] !== undefined).map((key) => ({
    pointer: pointTo(pointer, key),
    message: `les pages ne détaillent pas « ${key} » : dites cette condition dans la description du schéma.`,
  }));

/** Examples that are in a file of their own. */
const externalExamplesIn = ({ value, pointer }: ContractObject): LeftOut[] =>
  Object.entries(objectIn(value.examples))
    .filter(([, example]) => typeof objectIn(example).externalValue === 'string')
    .map(([name]) => ({
      pointer: pointTo(pointTo(pointTo(pointer, 'examples'), name), 'externalValue'),
      message: "les pages ne montrent pas un exemple d'un autre fichier : donnez-le dans « value ».",
    }));

/** The requests that the API sends to its reader. */
const receivedRequests = (document: JsonObject): Part[] =>
  operationsOf(document).flatMap((operation): Part[] => {
    if (operation.root === 'webhooks') return [operation];
    return childrenOf(document, operation, 'callbacks')
      .flatMap(([, { value, pointer }]) =>
        Object.keys(value).map((key) => partAt(document, pointTo(pointer, key))),
      )
      .flatMap((item) => (item ? operationsIn(document, item) : []));
  });

function leftOutOfRequest(document: JsonObject, request: Part): LeftOut[] {
  const callbacks = {
    pointer: pointTo(request.pointer, 'callbacks'),
    message: "les pages ne montrent pas les rappels d'un appel reçu.",
  };
  const bodies = childrenOf(document, request, 'responses')
    .filter(([, response]) => isObject(response.value.content))
    .map(([, { pointer }]) => ({
      pointer: pointTo(pointer, 'content'),
      message:
        'les pages ne montrent pas le corps de cette réponse du lecteur : dites-le dans sa description.',
    }));
  return [...(request.value.callbacks === undefined ? [] : [callbacks]), ...bodies];
}

export function leftOutOf(document: JsonObject): LeftOut[] {
  const objects = [...objectsOf(document)];
  return [
    ...objects.flatMap(externalExamplesIn),
    ...objects.flatMap(conditionsIn),
    ...receivedRequests(document).flatMap((request) => leftOutOfRequest(document, request)),
  ];
}
