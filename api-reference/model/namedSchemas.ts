// The schemas that the contract names, and on which side of a call each is used.

import { referencesIn } from '../../lib/contractObjects';
import {
  type Json,
  type JsonObject,
  lookUp,
  pointerKeys,
  pointerOfRef,
  pointTo,
  refTo,
} from '../../lib/json';
import { operationsOf } from '../../lib/openapi';
import { rootField } from './fields';
import type { Direction, Field } from './types';
import { objectIn } from './values';

export const schemaNames = (document: JsonObject): string[] =>
  Object.keys(objectIn(lookUp(document, '/components/schemas')));

function collectReferences(document: JsonObject, value: Json | undefined, seen: Set<string>): void {
  for (const { ref } of referencesIn(value ?? null)) {
    if (seen.has(ref)) continue;
    seen.add(ref);
    collectReferences(document, lookUp(document, pointerOfRef(ref)), seen);
  }
}

/** From the reader's side: the body of a webhook is received, so it counts among the responses. */
function schemasReachedFrom(document: JsonObject, side: 'requestBody' | 'responses'): Set<string> {
  const seen = new Set<string>();
  for (const { value, root } of operationsOf(document)) {
    const sides = root === 'webhooks' ? { requestBody: undefined, responses: value.requestBody } : value;
    collectReferences(document, sides[side], seen);
  }
  return new Set([...seen].map((ref) => pointerKeys(pointerOfRef(ref))[2] ?? ''));
}

/** Whether a schema is used in requests only, in responses only, or in both. */
export function directionOf(document: JsonObject, name: string): Direction {
  const isSent = schemasReachedFrom(document, 'requestBody').has(name);
  const isReceived = schemasReachedFrom(document, 'responses').has(name);
  if (isSent === isReceived) return 'both';
  return isSent ? 'request' : 'response';
}

export const schemaField = (document: JsonObject, name: string): Field =>
  rootField(document, { $ref: refTo(pointTo('/components/schemas', name)) }, directionOf(document, name));
