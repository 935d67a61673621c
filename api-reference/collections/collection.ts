// What the collections are made of: the calls of a contract in its order, their variables, and what each answer gives to
// the calls that follow.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { examplesOf, type Operation, operationsUnder } from '../../lib/openapi';
import { kebab } from '../ids';
import { tagsOf } from '../model/operation';
import { trialServerOf } from '../model/servers';
import { asObject, cachedPerContract } from '../model/values';
import { secretParameters } from '../samples/types';
import { callOf, variableNamed, variablesIn } from './call';

/** A value of an answer that later calls need: `data[0].id` for `TEMPLATE_ID`. */
type Capture = { readonly variable: string; readonly from: string };

/** `POST /cases` makes what `/cases/{caseId}` names. */
function createdBy({ method, address }: Operation, operations: readonly Operation[]): string | undefined {
  if (method !== 'POST') return undefined;
  const other = operations.find((one) => one.address.startsWith(`${address}/{`));
  return /^\{([^}]+)\}/.exec(other?.address.slice(address.length + 1) ?? '')?.[1];
}

/** Found by name: a token, the id of what was made, a secret shown once. */
function capturesByName(
  operation: Operation,
  answer: JsonObject,
  operations: readonly Operation[],
): Capture[] {
  const created = createdBy(operation, operations);
  return [
    ...('access_token' in answer ? [{ variable: 'TOKEN', from: 'access_token' }] : []),
    ...(created && 'id' in answer ? [{ variable: variableNamed(created), from: 'id' }] : []),
    ...[...secretParameters]
      .filter(([name]) => name in answer)
      .map(([name, variable]) => ({ variable, from: name })),
  ];
}

/** The first example value of each field of the requests, by the variable that takes its place. */
function collectExamples(value: Json, field: string, into: Map<string, Json>): void {
  if (isList(value)) for (const item of value) collectExamples(item, field, into);
  else if (isObject(value))
    for (const [name, item] of Object.entries(value)) collectExamples(item, name, into);
  else if (!into.has(variableNamed(field))) into.set(variableNamed(field), value);
}

/** A list gives the id of its first object where requests name that object in their examples. */
const capturesFromLists = (answer: JsonObject, wanted: readonly (readonly [string, Json])[]): Capture[] =>
  Object.entries(answer).flatMap(([name, list]) => {
    const id = isList(list) ? asObject(list[0]).id : undefined;
    return wanted
      .filter(([, value]) => value === id)
      .map(([variable]) => ({ variable, from: `${name}[0].id` }));
  });

const stepsOf = cachedPerContract((document) => {
  const operations = operationsUnder(document, 'paths');
  const examples = examplesOf(document);
  const drafts = operations.map((operation) => {
    const call = callOf(document, operation);
    const example = examples.find(
      (one) => one.operation.pointer === operation.pointer && one.place.startsWith('réponse 2'),
    );
    const answer = asObject(example?.value);
    const byName = capturesByName(operation, answer, operations);
    return { call, answer, byName, variables: variablesIn(call) };
  });
  const used = drafts.flatMap(({ variables }) => variables);
  const captured = drafts.flatMap(({ byName }) => byName.map(({ variable }) => variable));
  const sent = new Map<string, Json>();
  for (const { place, value } of examples) if (place === 'corps') collectExamples(value, '', sent);

  return drafts.map(({ call, answer, byName }, index) => {
    const later = drafts.slice(index + 1).flatMap(({ variables }) => variables);
    const wanted = [...sent].filter(([name]) => later.includes(name) && !captured.includes(name));
    const named = byName.filter(({ variable }) => used.includes(variable));
    return { ...call, captures: [...named, ...capturesFromLists(answer, wanted)] };
  });
});

export type Step = ReturnType<typeof stepsOf>[number];

const ACCESS = ['API', 'CLIENT_ID', 'CLIENT_SECRET', 'TOKEN'];

/** The variables of some steps, those of access first. */
export function variablesOf(steps: readonly Step[]): string[] {
  const all = [...new Set(steps.flatMap(variablesIn))];
  return [...ACCESS.filter((name) => all.includes(name)), ...all.filter((name) => !ACCESS.includes(name))];
}

export type Collection = ReturnType<typeof collectionOf>;

export function collectionOf(document: JsonObject, sha256: string) {
  const steps = stepsOf(document);
  const tags = tagsOf(document);
  const info = asObject(document.info);
  const { base, name } = trialServerOf(document);
  return {
    title: String(info.title),
    head: [`Version de l'API : ${String(info.version)}`, `SHA-256 du contrat en YAML : ${sha256}`],
    /** The value of `API`; every other variable is empty. */
    base,
    /** The name of this server, fit for a file. */
    environment: kebab(name),
    variables: variablesOf(steps),
    steps,
    folders: [...new Set(steps.map(({ tag }) => tag))].map((tag) => ({
      name: tag,
      label: tags.find((one) => one.name === tag)?.title ?? (tag || 'Opérations'),
      steps: steps.filter((step) => step.tag === tag),
    })),
  };
}
