// The contract of the API, with the facts that it names in place of their placeholders.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { isList, isObject, type Json, type JsonObject, pointerKeys, pointTo } from '../lib/json';
import { fact } from '../product/facts';

export type Contract = {
  readonly document: JsonObject;
  /** The line of the YAML that a JSON pointer leads to, or that of its nearest ancestor. */
  readonly lineOf: (pointer: string) => number;
  /** As it was typed, placeholders included. */
  readonly typed: JsonObject;
};

export const CONTRACT_FILE = 'product/openapi.yaml';
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** A limit: the scalar is the number itself. */
const LONE_VALUE = /^\{\{([^{}]*\.value)\}\}$/;

const readContract = (): string => readFileSync(path.resolve(__dirname, '..', CONTRACT_FILE), 'utf8');

function knownFact(name: string, place: string): string {
  const text = fact(name);
  if (text === undefined) {
    throw new Error(`${place} : le fait « ${name} » n'existe pas. « npm run facts » donne tous les noms.`);
  }
  return text;
}

/** Where a pointer leads, for a person: file and line. */
type PlaceOf = (pointer: string) => string;

function resolveFacts(value: Json, pointer: string, placeOf: PlaceOf): Json {
  if (typeof value === 'string') {
    const limit = LONE_VALUE.exec(value)?.[1];
    if (limit) return Number(knownFact(limit, placeOf(pointer)));
    return value.replace(PLACEHOLDER, (_, name: string) => knownFact(name.trim(), placeOf(pointer)));
  }
  if (isList(value)) return value.map((item, index) => resolveFacts(item, pointTo(pointer, index), placeOf));
  if (isObject(value)) return withFacts(value, pointer, placeOf);
  return value;
}

function withFacts(value: JsonObject, pointer: string, placeOf: PlaceOf): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveFacts(item, pointTo(pointer, key), placeOf)]),
  );
}

type Range = readonly [number, ...number[]] | null | undefined;
const rangeOf = (node: unknown): Range => (isScalar(node) || isCollection(node) ? node.range : undefined);

/** The offset of a key in a map, or of an item in a list. */
function placeIn(node: unknown, key: string): { start: Range; child: unknown } {
  const child = isCollection(node) ? node.get(key, true) : undefined;
  const pair = isMap(node) ? node.items.find(({ key: name }) => String(name) === key) : undefined;
  return { start: rangeOf(pair?.key) ?? rangeOf(child), child };
}

/** The file is the one that faults are told of. */
export function loadContract(source = readContract(), file = CONTRACT_FILE): Contract {
  const lineCounter = new LineCounter();
  const yaml = parseDocument(source, { lineCounter });
  const [error] = yaml.errors;
  if (error) throw new Error(`${file}:${error.linePos?.[0].line ?? 1} : ${error.message}`);

  const lineOf = (pointer: string): number => {
    let node: unknown = yaml.contents;
    let offset = 0;
    for (const key of pointerKeys(pointer)) {
      const { start, child } = placeIn(node, key);
      if (!start) break;
      offset = start[0];
      node = child;
    }
    return lineCounter.linePos(offset).line;
  };

  const typed: Json = yaml.toJS();
  if (!isObject(typed)) throw new Error(`${file}:1 : un objet est attendu.`);
  const placeOf: PlaceOf = (pointer) => `${file}:${lineOf(pointer)}`;
  return { document: withFacts(typed, '', placeOf), lineOf, typed };
}
