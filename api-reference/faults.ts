// What keeps pages from being made of a contract. Its quality is the business of checks/contract.

import { isList, isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from '../lib/json';
import { operationsOf } from '../lib/openapi';

export type Fault = { readonly pointer: string; readonly message: string };

/** What these hold is data: a `$ref` in it is no reference. */
const DATA = ['example', 'value', 'default', 'enum', 'const'];

/** Maps whose keys are names that the author chose. */
const MAPS = [
  'properties',
  'patternProperties',
  'schemas',
  'parameters',
  'examples',
  'headers',
  'responses',
  'paths',
];

type Reference = { readonly pointer: string; readonly ref: string };

function* referencesIn(value: Json, pointer: string, isMap = false): Generator<Reference> {
  if (isList(value)) {
    for (const [index, item] of value.entries()) yield* referencesIn(item, pointTo(pointer, index));
  }
  if (!isObject(value)) return;
  if (!isMap && typeof value.$ref === 'string') yield { pointer: pointTo(pointer, '$ref'), ref: value.$ref };
  for (const [key, item] of Object.entries(value)) {
    if (isMap || !DATA.includes(key))
      yield* referencesIn(item, pointTo(pointer, key), !isMap && MAPS.includes(key));
  }
}

/** References that lead to one another for ever, with nothing on the way. */
function isCircular(document: JsonObject, ref: string): boolean {
  const seen = new Set<string>();
  let next: Json | undefined = ref;
  while (typeof next === 'string' && !seen.has(next)) {
    seen.add(next);
    const target = lookUp(document, pointerOfRef(next));
    next = isObject(target) && Object.keys(target).length === 1 ? target.$ref : undefined;
  }
  return next !== undefined;
}

function referenceFaults(document: JsonObject): Fault[] {
  return [...referencesIn(document, '')].flatMap(({ pointer, ref }) => {
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
  return operations.flatMap(({ value, pointer, name, id }, index) => {
    if (typeof value.operationId !== 'string') {
      return [{ pointer, message: `${name} n'a pas de « operationId » : les pages la désignent par lui.` }];
    }
    const twin = operations.findIndex((other) => other.id === id);
    return twin < index
      ? [{ pointer, message: `« ${id} » est déjà l'operationId d'une autre opération.` }]
      : [];
  });
}

export function faultsOf(document: JsonObject): Fault[] {
  if (!/^3\.[01]\./.test(String(document.openapi))) {
    return [
      { pointer: '/openapi', message: `version « ${String(document.openapi)} » : 3.0 ou 3.1 est attendue.` },
    ];
  }
  // Operations are found by following references: those first.
  const dangling = referenceFaults(document);
  return dangling.length > 0 ? dangling : operationFaults(document);
}
