// Reads the OpenAPI contract and replaces its placeholders ({{settings.…}}, {{identity.…}}) with facts of product/.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { isList, isObject, type Json, type JsonObject, pointerKeys, pointTo } from '../lib/json';
import { fact } from '../product/facts';

export type Contract = {
  /** With facts in place of placeholders. */
  readonly document: JsonObject;
  /** The line of the YAML that a JSON pointer leads to, or that of its nearest ancestor. */
  readonly lineOf: (pointer: string) => number;
  /** As the YAML file has it, placeholders included. */
  readonly rawDocument: JsonObject;
};

export const CONTRACT_FILE = 'product/openapi.yaml';
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** A scalar that is only `{{….value}}`: it becomes a number, not a text. */
const NUMBER_PLACEHOLDER = /^\{\{([^{}]*\.value)\}\}$/;

const readSource = (): string => readFileSync(path.resolve(__dirname, '..', CONTRACT_FILE), 'utf8');

function knownFact(name: string, place: string): string {
  const text = fact(name);
  if (text === undefined) {
    throw new Error(`${place} : le fait « ${name} » n'existe pas. « npm run facts » donne tous les noms.`);
  }
  return text;
}

/** The file and line that a JSON pointer leads to, for error messages. */
type PlaceOf = (pointer: string) => string;

function resolveFacts(value: Json, pointer: string, placeOf: PlaceOf): Json {
  if (typeof value === 'string') {
    const numberFact = NUMBER_PLACEHOLDER.exec(value)?.[1];
    if (numberFact) return Number(knownFact(numberFact, placeOf(pointer)));
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

/** A key of a map or an item of a list: where it starts in the source, and its node. */
function entryAt(node: unknown, key: string): { start: Range; child: unknown } {
  const child = isCollection(node) ? node.get(key, true) : undefined;
  const pair = isMap(node) ? node.items.find(({ key: name }) => String(name) === key) : undefined;
  return { start: rangeOf(pair?.key) ?? rangeOf(child), child };
}

/** `file` is only used in error messages. */
export function loadContract(source = readSource(), file = CONTRACT_FILE): Contract {
  const lineCounter = new LineCounter();
  const yaml = parseDocument(source, { lineCounter });
  const [error] = yaml.errors;
  if (error) throw new Error(`${file}:${error.linePos?.[0].line ?? 1} : ${error.message}`);

  const lineOf = (pointer: string): number => {
    let node: unknown = yaml.contents;
    let offset = 0;
    for (const key of pointerKeys(pointer)) {
      const { start, child } = entryAt(node, key);
      if (!start) break;
      offset = start[0];
      node = child;
    }
    return lineCounter.linePos(offset).line;
  };

  const rawDocument: Json = yaml.toJS();
  if (!isObject(rawDocument)) throw new Error(`${file}:1 : un objet est attendu.`);
  const placeOf: PlaceOf = (pointer) => `${file}:${lineOf(pointer)}`;
  return { document: withFacts(rawDocument, '', placeOf), lineOf, rawDocument };
}
