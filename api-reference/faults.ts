// The faults of a contract that keep pages from being made from it. checks/contract holds the rules on its quality.

import { isObject, type Json, type JsonObject, lookUp, pointerOfRef } from '../lib/json';
import { operationsOf } from '../lib/openapi';
import { referencesIn } from './references';

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

function referenceFaults(document: JsonObject): Fault[] {
  return [...referencesIn(document)].flatMap(({ pointer, ref }) => {
    if (ref.startsWith('#') && !ref.startsWith('#/')) {
      return [{ pointer, message: `« ${ref} » : écrivez une référence de la forme « #/components/… ».` }];
    }
    if (!ref.startsWith('#/')) {
      return [{ pointer, message: `« ${ref} » mène hors du fichier : recopiez ici ce qu'il désigne.` }];
    }
    if (lookUp(document, pointerOfRef(ref)) === undefined) {
      return [{ pointer, message: `« ${ref} » ne mène à rien : corrigez la référence.` }];
    }
    return isCircular(document, ref) ? [{ pointer, message: `« ${ref} » tourne en rond.` }] : [];
  });
}

function operationFaults(document: JsonObject): Fault[] {
  const operations = operationsOf(document);
  return operations.flatMap(({ pointer, id }, index) => {
    const firstWithId = operations.findIndex((other) => other.id === id);
    return firstWithId < index
      ? [{ pointer, message: `« ${id} » est déjà l'operationId d'une autre opération.` }]
      : [];
  });
}

export function faultsOf(document: JsonObject): Fault[] {
  if (!/^3\.[01](?:\.|$)/.test(String(document.openapi))) {
    return [
      { pointer: '/openapi', message: `version « ${String(document.openapi)} » : 3.0 ou 3.1 est attendue.` },
    ];
  }
  // Operations are found by following references, so references are checked first.
  const broken = referenceFaults(document);
  return broken.length > 0 ? broken : operationFaults(document);
}
