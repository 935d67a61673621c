// Reads an OpenAPI contract and replaces its placeholders ({{settings.…}}, {{identity.…}}) with facts.
import { type Document, isCollection, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { contentError } from '../lib/contentFault';
import { isList, isObject, type Json, type JsonObject, pointerKeys, pointTo } from '../lib/json';
import { nearestNames } from '../lib/nearestNames';
import { yamlFault } from '../lib/yamlFault';
import type { Facts } from './options';

export type Contract = {
  /** With facts in place of placeholders. */
  readonly document: JsonObject;
  /** The line of the YAML that a JSON pointer leads to, or that of its nearest ancestor. */
  readonly lineOf: (pointer: string) => number;
  /** As the YAML file has it, placeholders included. */
  readonly rawDocument: JsonObject;
  /** The document with other facts. */
  readonly withFacts: (facts: Facts) => JsonObject;
};

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** A scalar that is only `{{….value}}`: it becomes a number, not a text. */
const NUMBER_PLACEHOLDER = /^\{\{([^{}]*\.value)\}\}$/;

/** Throws with the file and the line that a JSON pointer leads to. */
type FailAt = (pointer: string, message: string) => never;

type Resolver = { readonly facts: Facts; readonly failAt: FailAt };

function knownFact(name: string, pointer: string, { facts, failAt }: Resolver): string {
  const near = (): string => nearestNames(name, facts.factNames()).join(', ');
  return facts.fact(name) ?? failAt(pointer, `le fait « ${name} » n'existe pas. Noms proches : ${near()}.`);
}

function resolveFacts(value: Json, pointer: string, resolver: Resolver): Json {
  if (typeof value === 'string') {
    const numberFact = NUMBER_PLACEHOLDER.exec(value)?.[1];
    if (numberFact) return Number(knownFact(numberFact, pointer, resolver));
    return value.replace(PLACEHOLDER, (_, name: string) => knownFact(name.trim(), pointer, resolver));
  }
  if (isList(value)) return value.map((item, index) => resolveFacts(item, pointTo(pointer, index), resolver));
  if (isObject(value)) return withFacts(value, pointer, resolver);
  return value;
}

function withFacts(value: JsonObject, pointer: string, resolver: Resolver): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveFacts(item, pointTo(pointer, key), resolver)]),
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

/** Throws where aliases would make a document too large to be meant. */
function jsonOf(yaml: Document, file: string): Json {
  try {
    return yaml.toJS();
  } catch (error) {
    throw contentError(file, [{ line: 1, message: error instanceof Error ? error.message : String(error) }]);
  }
}

/** `file` is only used in error messages. Without facts, double braces are left as they are. */
export function loadContract(source: string, file: string, facts?: Facts): Contract {
  const lineCounter = new LineCounter();
  const yaml = parseDocument(source, { lineCounter, merge: true });
  const fault = yamlFault(yaml, lineCounter);
  if (fault) throw contentError(file, [fault]);

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

  const rawDocument = jsonOf(yaml, file);
  if (!isObject(rawDocument)) throw contentError(file, [{ line: 1, message: 'un objet est attendu.' }]);
  const failAt: FailAt = (pointer, message) => {
    throw contentError(file, [{ line: lineOf(pointer), message }]);
  };
  const documentWith = (own: Facts): JsonObject => withFacts(rawDocument, '', { facts: own, failAt });
  const document = facts ? documentWith(facts) : rawDocument;
  return { document, lineOf, rawDocument, withFacts: documentWith };
}
