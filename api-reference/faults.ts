// The faults of a contract that keep pages from being made from it. checks/contract holds the rules on its quality.

import { isList, isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from '../lib/json';
import { operationsOf } from '../lib/openapi';

type Fault = { readonly pointer: string; readonly message: string };

/** These keywords hold data: a `$ref` inside it is not a reference. */
const DATA_KEYWORDS = ['example', 'value', 'default', 'enum', 'const'];

/** These keywords hold a map whose keys are names chosen by the author: one may be called `$ref` or `example`. */
const MAP_KEYWORDS = [
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
    if (isMap || !DATA_KEYWORDS.includes(key))
      yield* referencesIn(item, pointTo(pointer, key), !isMap && MAP_KEYWORDS.includes(key));
  }
}

/** Whether a reference leads back to itself through other references only. */
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
    const firstWithId = operations.findIndex((other) => other.id === id);
    return firstWithId < index
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
  // Operations are found by following references, so references are checked first.
  const broken = referenceFaults(document);
  return broken.length > 0 ? broken : operationFaults(document);
}
