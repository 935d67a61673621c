// Which named schemas requests use, and which responses use.

import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  lookUp,
  pointerKeys,
  pointerOfRef,
} from '../../lib/json';
import { operationsOf } from '../../lib/openapi';

function collectReferences(document: JsonObject, value: Json | undefined, seen: Set<string>): void {
  if (isList(value)) for (const item of value) collectReferences(document, item, seen);
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key !== '$ref' || typeof item !== 'string') collectReferences(document, item, seen);
    else if (!seen.has(item)) {
      seen.add(item);
      collectReferences(document, lookUp(document, pointerOfRef(item)), seen);
    }
  }
}

/** From the reader's side: the body of a webhook is received, so it counts among the responses. */
export function schemasReachedFrom(document: JsonObject, side: 'requestBody' | 'responses'): Set<string> {
  const seen = new Set<string>();
  for (const { value, pointer } of operationsOf(document)) {
    const isEvent = pointer.startsWith('/webhooks/');
    const sides = isEvent ? { requestBody: undefined, responses: value.requestBody } : value;
    collectReferences(document, sides[side], seen);
  }
  return new Set([...seen].map((ref) => pointerKeys(pointerOfRef(ref))[2] ?? ''));
}
