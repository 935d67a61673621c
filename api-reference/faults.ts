// The faults of a contract that keep pages from being made from it, and what it says that pages do not show: the build
// names that too, so that nobody believes the pages complete. checks/contract holds the rules on its quality.
import { type ContractObject, objectsOf, referencesIn } from '../lib/contractObjects';
import { isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from '../lib/json';
import { childrenOf, operationsIn, operationsOf, type Part, partAt } from '../lib/openapi';
import { CONDITIONS } from './model/schema';
import { objectIn } from './model/values';

type Fault = { readonly pointer: string; readonly message: string };

/** Whether a reference leads back to itself through other references only. */
function isCircular(document: JsonObject, ref: string): boolean {
  const seen = new Set<string>();
  let next: Json | undefined = ref;
  while (typeof next === 'string' && !seen.has(next)) {
    seen.add(next);
    const target = lookUp(document, pointerOfRef(next));
    next = isObject(target) ? target.$ref : undefined;
  }
  return typeof next === 'string';
}

/** What is wrong with a reference; undefined for a good one. */
function referenceFault(document: JsonObject, ref: string): string | undefined {
  if (!ref.startsWith('#/') && ref.startsWith('#'))
    return `« ${ref} » : écrivez une référence de la forme « #/components/… ».`;
  if (!ref.startsWith('#/')) return `« ${ref} » mène hors du fichier : recopiez ici ce qu'il désigne.`;
  if (lookUp(document, pointerOfRef(ref)) === undefined)
    return `« ${ref} » ne mène à rien : corrigez la référence.`;
  return isCircular(document, ref) ? `« ${ref} » tourne en rond.` : undefined;
}

export function faultsOf(document: JsonObject): Fault[] {
  const version = String(document.openapi);
  if (!/^3\.[01](?:\.|$)/.test(version))
    return [{ pointer: '/openapi', message: `version « ${version} » : 3.0 ou 3.1 est attendue.` }];
  const broken = referencesIn(document).flatMap(({ pointer, ref }) => {
    const message = referenceFault(document, ref);
    return message ? [{ pointer, message }] : [];
  });
  // Operations are found by following references, so references are checked first.
  if (broken.length > 0) return broken;
  const operations = operationsOf(document);
  return operations
    .filter(({ id }, index) => operations.findIndex((other) => other.id === id) < index)
    .map(({ pointer, id }) => ({
      pointer,
      message: `« ${id} » est déjà l'operationId d'une autre opération.`,
    }));
}

/** Conditions that are in no description: neither that of their schema, nor one above it. */
const conditionsIn = ({ value, pointer, isDescribed }: ContractObject): Fault[] =>
  CONDITIONS.filter((key) => !isDescribed && value[key] !== undefined).map((key) => ({
    pointer: pointTo(pointer, key),
    message: `les pages ne détaillent pas « ${key} » : dites cette condition dans la description du schéma.`,
  }));

/** Examples that are in a file of their own. */
const externalExamplesIn = ({ value, pointer }: ContractObject): Fault[] =>
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

function leftOutOfRequest(document: JsonObject, request: Part): Fault[] {
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

export function leftOutOf(document: JsonObject): Fault[] {
  const objects = [...objectsOf(document)];
  return [
    ...objects.flatMap(externalExamplesIn),
    ...objects.flatMap(conditionsIn),
    ...receivedRequests(document).flatMap((request) => leftOutOfRequest(document, request)),
  ];
}
