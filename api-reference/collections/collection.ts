// What the collections are made of: the calls of a contract in its order, their variables, and what each answer gives to
// the calls that follow.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { type Example, examplesOf, type Operation, operationsUnder } from '../../lib/openapi';
import { kebab } from '../ids';
import { secretParameters } from '../samples/variables';
import { type Call, callOf, variableNamed, variablesIn } from './call';

/** A value of an answer that later calls need: `data[0].id` for TEMPLATE_ID. */
export type Gift = { readonly variable: string; readonly from: string };

export type Step = Call & { readonly gives: readonly Gift[] };

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

const SANDBOX = /bac à sable|sandbox/i;

/** Where one may try without harm; the first server, where the contract names no sandbox. */
export function trialServerOf(document: JsonObject): { readonly base: string; readonly name: string } {
  const servers = (isList(document.servers) ? document.servers : []).filter(isObject);
  const server = servers.find(({ description }) => SANDBOX.test(String(description))) ?? servers[0];
  const [name = ''] = String(server?.description ?? 'serveur').split(/[,.(:]/);
  return { base: String(server?.url ?? '').replace(/\/$/, ''), name };
}

const answerOf = (examples: readonly Example[], { pointer }: Operation): JsonObject => {
  const value = examples.find(
    ({ operation, place }) => operation.pointer === pointer && place.startsWith('réponse 2'),
  )?.value;
  return isObject(value) ? value : {};
};

/** `POST /cases` makes what `/cases/{caseId}` names. */
function madeBy({ method, address }: Operation, operations: readonly Operation[]): string | undefined {
  if (method !== 'POST') return undefined;
  return operations
    .filter((other) => other.address.startsWith(`${address}/{`))
    .map((other) => /^\{([^}]+)\}/.exec(other.address.slice(address.length + 1))?.[1])
    .find(Boolean);
}

/** What an answer gives by its names alone: a token, the id of what was made, a secret shown once. */
function givenByName(operation: Operation, answer: JsonObject, operations: readonly Operation[]): Gift[] {
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
function givenByList(answer: JsonObject, wanted: ReadonlyMap<string, Json>): Gift[] {
  return Object.entries(answer).flatMap(([name, list]) => {
    const [first] = isList(list) ? list : [];
    if (!isObject(first) || first.id === undefined) return [];
    return [...wanted]
      .filter(([, value]) => value === first.id)
      .map(([variable]) => ({ variable, from: `${name}[0].id` }));
  });
}

const known = new WeakMap<JsonObject, readonly Step[]>();

/** Each page asks for its own operations: they are made once. */
function stepsOf(document: JsonObject): readonly Step[] {
  const steps = known.get(document) ?? newSteps(document);
  known.set(document, steps);
  return steps;
}

function newSteps(document: JsonObject): Step[] {
  const operations = operationsUnder(document, 'paths');
  const examples = examplesOf(document);
  const calls = operations.map((operation) => ({ operation, call: callOf(document, operation) }));
  const answers = operations.map((operation) => answerOf(examples, operation));
  const byName = operations.map((operation, index) =>
    givenByName(operation, answers[index] ?? {}, operations),
  );
  const used = new Set(calls.flatMap(({ call }) => variablesIn(call)));
  const made = new Set(byName.flat().map(({ variable }) => variable));

  const hidden = new Map<string, Json>();
  for (const { place, value } of examples) if (place === 'corps') hiddenValues(value, '', hidden);

  return calls.map(({ call }, index) => {
    const later = new Set(calls.slice(index + 1).flatMap((one) => variablesIn(one.call)));
    const before = new Set(calls.slice(0, index).flatMap((one) => variablesIn(one.call)));
    const wanted = [...hidden].filter(
      ([variable]) => later.has(variable) && !before.has(variable) && !made.has(variable),
    );
    const gives = [
      ...(byName[index] ?? []).filter(({ variable }) => used.has(variable)),
      ...givenByList(answers[index] ?? {}, new Map(wanted)),
    ];
    return { ...call, gives };
  });
}

function foldersOf(document: JsonObject, steps: readonly Step[]): Folder[] {
  const tags = (isList(document.tags) ? document.tags : []).filter(isObject);
  const names = [...new Set(steps.map(({ tag }) => tag))];
  return names.map((name) => {
    const label = tags.find((tag) => tag.name === name)?.['x-displayName'];
    return {
      name,
      label: String(label ?? (name || 'Opérations')),
      steps: steps.filter(({ tag }) => tag === name),
    };
  });
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
  const info = isObject(document.info) ? document.info : {};
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
