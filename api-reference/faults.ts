// The faults of a contract that keep pages from being made from it. checks/contract holds the rules on its quality.

import { isObject, type Json, type JsonObject, lookUp, pointerOfRef } from '../lib/json';
import { operationsOf } from '../lib/openapi';
import { referencesIn } from './contractObjects';

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
