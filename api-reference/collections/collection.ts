// What the collections are made of: the calls of a contract in its order, their variables, and what each answer gives to
// the calls that follow.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { type Example, examplesOf, type Operation, operationsUnder } from '../../lib/openapi';
import { kebab } from '../ids';
import { tagsOf } from '../model/operation';
import { trialServerOf } from '../model/servers';
import { cachedPerContract, objectIn } from '../model/values';
import { secretParameters } from '../samples/types';
import { type Call, callOf, variableNamed, variablesIn } from './call';

/** A value of an answer that later calls need: `data[0].id` for TEMPLATE_ID. */
export type Capture = { readonly variable: string; readonly from: string };

export type Step = Call & { readonly captures: readonly Capture[] };

export type Folder = { readonly name: string; readonly label: string; readonly steps: readonly Step[] };

export type Collection = {
  readonly title: string;
  /** The version of the API, and the SHA-256 of the contract. */
  readonly head: readonly string[];
  /** The value of `API`; every other variable is empty. */
  readonly base: string;
  /** The name of this server, made fit for a file. */
  readonly environment: string;
  readonly variables: readonly string[];
  readonly steps: readonly Step[];
  /** The same steps by tag. */
  readonly folders: readonly Folder[];
};

const answerOf = (examples: readonly Example[], { pointer }: Operation): JsonObject =>
  objectIn(
    examples.find(({ operation, place }) => operation.pointer === pointer && place.startsWith('réponse 2'))
      ?.value,
  );

/** `POST /cases` makes what `/cases/{caseId}` names. */
function madeBy({ method, address }: Operation, operations: readonly Operation[]): string | undefined {
  if (method !== 'POST') return undefined;
  return operations
    .filter((other) => other.address.startsWith(`${address}/{`))
    .map((other) => /^\{([^}]+)\}/.exec(other.address.slice(address.length + 1))?.[1])
    .find(Boolean);
}

/** What an answer gives by its names alone: a token, the id of what was made, a secret shown once. */
function capturesByName(
  operation: Operation,
  answer: JsonObject,
  operations: readonly Operation[],
): Capture[] {
  const made = madeBy(operation, operations);
  return [
    ...('access_token' in answer ? [{ variable: 'TOKEN', from: 'access_token' }] : []),
    ...(made && 'id' in answer ? [{ variable: variableNamed(made), from: 'id' }] : []),
    ...[...secretParameters]
      .filter(([name]) => name in answer)
      .map(([name, variable]) => ({ variable, from: name })),
  ];
}

/** The examples of requests, by variable: the value that the placeholder hides. */
function hiddenValues(value: Json, field: string, into: Map<string, Json>): void {
  if (isList(value)) for (const item of value) hiddenValues(item, field, into);
  else if (isObject(value)) for (const [name, item] of Object.entries(value)) hiddenValues(item, name, into);
  else if (!into.has(variableNamed(field))) into.set(variableNamed(field), value);
}

/** A list whose first object is the one that requests name in their examples: it gives its id. */
function capturesFromLists(answer: JsonObject, wanted: ReadonlyMap<string, Json>): Capture[] {
  return Object.entries(answer).flatMap(([name, list]) => {
    const [first] = isList(list) ? list : [];
    if (!isObject(first) || first.id === undefined) return [];
    return [...wanted]
      .filter(([, value]) => value === first.id)
      .map(([variable]) => ({ variable, from: `${name}[0].id` }));
  });
}

const stepsOf = cachedPerContract((document): readonly Step[] => {
  const operations = operationsUnder(document, 'paths');
  const examples = examplesOf(document);
  const drafts = operations.map((operation) => {
    const call = callOf(document, operation);
    const answer = answerOf(examples, operation);
    const byName = capturesByName(operation, answer, operations);
    return { call, answer, byName, variables: variablesIn(call) };
  });
  const used = new Set(drafts.flatMap(({ variables }) => variables));
  const made = new Set(drafts.flatMap(({ byName }) => byName.map(({ variable }) => variable)));
  const hidden = new Map<string, Json>();
  for (const { place, value } of examples) if (place === 'corps') hiddenValues(value, '', hidden);

  return drafts.map(({ call, answer, byName }, index) => {
    const later = new Set(drafts.slice(index + 1).flatMap(({ variables }) => variables));
    const before = new Set(drafts.slice(0, index).flatMap(({ variables }) => variables));
    const wanted = [...hidden].filter(([name]) => later.has(name) && !before.has(name) && !made.has(name));
    const named = byName.filter(({ variable }) => used.has(variable));
    return { ...call, captures: [...named, ...capturesFromLists(answer, new Map(wanted))] };
  });
});

function foldersOf(document: JsonObject, steps: readonly Step[]): Folder[] {
  const tags = tagsOf(document);
  return [...new Set(steps.map(({ tag }) => tag))].map((name) => ({
    name,
    label: tags.find((tag) => tag.name === name)?.title ?? (name || 'Opérations'),
    steps: steps.filter(({ tag }) => tag === name),
  }));
}

/** Access first, then the others as they come. */
const ACCESS = ['API', 'CLIENT_ID', 'CLIENT_SECRET', 'TOKEN'];

function inOrder(variables: readonly string[]): string[] {
  const all = [...new Set(variables)];
  return [...ACCESS.filter((name) => all.includes(name)), ...all.filter((name) => !ACCESS.includes(name))];
}

/** `sha256` is that of the published contract. */
export function collectionOf(document: JsonObject, sha256: string): Collection {
  const steps = stepsOf(document);
  const info = objectIn(document.info);
  const { base, name } = trialServerOf(document);
  return {
    title: String(info.title),
    head: [`Version de l'API : ${String(info.version)}`, `SHA-256 du contrat en YAML : ${sha256}`],
    base,
    environment: kebab(name),
    variables: inOrder(steps.flatMap(variablesIn)),
    steps,
    folders: foldersOf(document, steps),
  };
}

export const variablesOfStep = (step: Step): string[] => inOrder(variablesIn(step));
