// The schemas that the contract names, and on which side of a call each is used.
import { referencesIn } from '../../lib/contractObjects';
import type { Json, JsonObject } from '../../lib/json';
import { lookUp, pointerOfRef, pointTo, refTo } from '../../lib/json';
import { operationsOf } from '../../lib/openapi';
import { rootField } from './fields';
import type { Direction, Field } from './types';
import { asObject } from './values';

export const schemaNames = (document: JsonObject): string[] =>
  Object.keys(asObject(lookUp(document, '/components/schemas')));

function collectReferences(document: JsonObject, value: Json | undefined, seen = new Set<string>()) {
  for (const { ref } of referencesIn(value ?? null)) {
    const pointer = pointerOfRef(ref);
    if (seen.has(pointer)) continue;
    seen.add(pointer);
    collectReferences(document, lookUp(document, pointer), seen);
  }
  return seen;
}

/** Whether a schema is used in requests only, in responses only, or in both. The reader receives what webhooks send. */
export function directionOf(document: JsonObject, name: string): Direction {
  const bodies = operationsOf(document).map(({ value: { requestBody = null, responses = null }, root }) =>
    root === 'webhooks' ? { sent: null, received: requestBody } : { sent: requestBody, received: responses },
  );
  const pointer = pointTo('/components/schemas', name);
  const isIn = (values: readonly Json[]): boolean => collectReferences(document, values).has(pointer);
  const isSent = isIn(bodies.map(({ sent }) => sent));
  const isReceived = isIn(bodies.map(({ received }) => received));
  if (isSent === isReceived) return 'both';
  return isSent ? 'request' : 'response';
}

export const schemaField = (document: JsonObject, name: string): Field =>
  rootField(document, { $ref: refTo(pointTo('/components/schemas', name)) }, directionOf(document, name));
