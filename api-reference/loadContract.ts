// Reads an OpenAPI contract and replaces its placeholders ({{settings.…}}, {{identity.…}}) with facts.
import { isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { contentError } from '../lib/contentFault';
import { isList, isObject, type Json, type JsonObject, pointerKeys, pointTo } from '../lib/json';
import { nearestNames } from '../lib/nearestNames';
import { yamlFault } from '../lib/yamlFault';
import type { Facts } from './options';

export type Contract = {
  readonly document: JsonObject;
  /** The line of the YAML that a JSON pointer leads to, or that of its nearest ancestor. */
  readonly lineOf: (pointer: string) => number;
  readonly rawDocument: JsonObject;
  readonly withFacts: (facts: Facts) => JsonObject;
};

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** A scalar that is only `{{….value}}`: it becomes a number, not a text. */
const NUMBER_PLACEHOLDER = /^\{\{([^{}]*\.value)\}\}$/;

type FailAt = (pointer: string, message: string) => never;

function resolveFacts(value: Json, pointer: string, facts: Facts, failAt: FailAt): Json {
  const known = (name: string): string =>
    facts.fact(name) ??
    failAt(
      pointer,
      `le fait « ${name} » n'existe pas. Noms proches : ${nearestNames(name, facts.factNames()).join(', ')}.`,
    );
  if (typeof value === 'string') {
    const numberFact = NUMBER_PLACEHOLDER.exec(value)?.[1];
    if (numberFact) return Number(known(numberFact));
    return value.replace(PLACEHOLDER, (_, name: string) => known(name.trim()));
  }
  if (isList(value))
    return value.map((item, index) => resolveFacts(item, pointTo(pointer, index), facts, failAt));
  return isObject(value) ? resolveObject(value, pointer, facts, failAt) : value;
}

const resolveObject = (value: JsonObject, pointer: string, facts: Facts, failAt: FailAt): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      resolveFacts(item, pointTo(pointer, key), facts, failAt),
    ]),
  );

/** The offset in the source of the key or list item that a pointer leads to, or of its nearest ancestor. */
function offsetOf(root: unknown, pointer: string): number {
  let node = root;
  let offset = 0;
  for (const name of pointerKeys(pointer)) {
    const child: unknown = isCollection(node) ? node.get(name, true) : undefined;
    const key = isMap(node) ? node.items.find((pair) => String(pair.key) === name)?.key : undefined;
    const start = isNode(key) ? key : child;
    if (!isNode(start) || !start.range) break;
    offset = start.range[0];
    node = child;
  }
  return offset;
}

/** `file` is only used in error messages. Without facts, double braces are left as they are. */
export function loadContract(source: string, file: string, facts?: Facts): Contract {
  const lineCounter = new LineCounter();
  const yaml = parseDocument(source, { lineCounter, merge: true });
  const fault = yamlFault(yaml, lineCounter);
  if (fault) throw contentError(file, [fault]);
  const lineOf = (pointer: string): number => lineCounter.linePos(offsetOf(yaml.contents, pointer)).line;
  const failAt: FailAt = (pointer, message) => {
    throw contentError(file, [{ line: lineOf(pointer), message }]);
  };

  let rawDocument: Json;
  try {
    rawDocument = yaml.toJS();
  } catch (error) {
    // Aliases would make too large a document.
    return failAt('', error instanceof Error ? error.message : String(error));
  }
  const raw = isObject(rawDocument) ? rawDocument : failAt('', 'un objet est attendu.');
  const withFacts = (own: Facts): JsonObject => resolveObject(raw, '', own, failAt);
  return { document: facts ? withFacts(facts) : raw, lineOf, rawDocument: raw, withFacts };
}
