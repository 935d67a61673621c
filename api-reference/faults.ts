// The faults of a contract that keep pages from being made from it, and what pages do not show of it, of which the build
// warns. checks/contract has the rules on its quality.
import { type ContractObject, objectsOf, referencesIn } from '../lib/contractObjects';
import { isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from '../lib/json';
import { operationsOf } from '../lib/openapi';
import { CONDITIONS } from './model/schema';

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

type Test = (object: ContractObject) => boolean;
const at = (pattern: string): Test => {
  const expression = new RegExp(`${pattern}$`);
  return ({ pointer }) => expression.test(pointer);
};
const hasRareStyle: Test = ({ value: { style } }) => style === 'label' || style === 'matrix';

/** The keys whose meaning pages do not show: all of them, or those that pass a test. */
const OMISSIONS: readonly (readonly [key: string, what: string, applies?: Test])[] = [
  ['externalValue', "un exemple d'un autre fichier : donnez-le dans « value ».", at('/examples/[^/]+')],
  ['xml', "comment un champ s'écrit en XML : dites-le dans sa description."],
  [
    'headers',
    'les en-têtes de cette partie : dites-les dans la description du champ.',
    at('/encoding/[^/]+'),
  ],
  ['style', "comment ce paramètre s'écrit : dites-le dans sa description.", hasRareStyle],
  ['callbacks', "ces rappels : décrivez-les sous « webhooks », ou dans la description de l'opération."],
  ['links', 'les liens de cette réponse : dites dans sa description ce qui peut suivre.'],
  [
    'content',
    'le corps de cette réponse du lecteur : dites-le dans sa description.',
    at('^/webhooks/[^/]+/[a-z]+/responses/[^/]+'),
  ],
];

/** What pages do not show of one object of the contract, by key. */
const omissionsIn = (object: ContractObject): [key: string, message: string][] => [
  ...OMISSIONS.filter(([, , applies]) => applies?.(object) ?? true).map(([key, what]): [string, string] => [
    key,
    `les pages ne montrent pas ${what}`,
  ]),
  ...(object.isDescribed ? [] : CONDITIONS).map((key): [string, string] => [
    key,
    `les pages ne détaillent pas « ${key} » : dites cette condition dans la description du schéma.`,
  ]),
];

export const omissionsOf = (document: JsonObject): Fault[] =>
  objectsOf(document).flatMap((object) =>
    omissionsIn(object)
      .filter(([key]) => object.value[key] !== undefined)
      .map(([key, message]) => ({ pointer: pointTo(object.pointer, key), message })),
  );
