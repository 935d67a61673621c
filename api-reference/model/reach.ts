// Which schemas a request or an answer leads to.

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

function follow(document: JsonObject, value: Json | undefined, seen: Set<string>): void {
  if (isList(value)) for (const item of value) follow(document, item, seen);
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key !== '$ref' || typeof item !== 'string') follow(document, item, seen);
    else if (!seen.has(item)) {
      seen.add(item);
      follow(document, lookUp(document, pointerOfRef(item)), seen);
    }
  }
}

/** Those of the API: an event is an answer that comes by itself. */
export function schemasReachedFrom(document: JsonObject, side: 'requestBody' | 'responses'): Set<string> {
  const seen = new Set<string>();
  for (const { value, pointer } of operationsOf(document)) {
    const isEvent = pointer.startsWith('/webhooks/');
    const sides = isEvent ? { requestBody: undefined, responses: value.requestBody } : value;
    follow(document, sides[side], seen);
  }
  return new Set([...seen].map((ref) => pointerKeys(pointerOfRef(ref))[2] ?? ''));
}
