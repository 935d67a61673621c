// Which named schemas requests use, and which responses use.

import { type Json, type JsonObject, lookUp, pointerKeys, pointerOfRef } from '../../lib/json';
import { operationsOf } from '../../lib/openapi';
import { referencesIn } from '../references';

function collectReferences(document: JsonObject, value: Json | undefined, seen: Set<string>): void {
  for (const { ref } of referencesIn(value ?? null)) {
    if (seen.has(ref)) continue;
    seen.add(ref);
    collectReferences(document, lookUp(document, pointerOfRef(ref)), seen);
  }
}

/** From the reader's side: the body of a webhook is received, so it counts among the responses. */
export function schemasReachedFrom(document: JsonObject, side: 'requestBody' | 'responses'): Set<string> {
  const seen = new Set<string>();
  for (const { value, root } of operationsOf(document)) {
    const sides = root === 'webhooks' ? { requestBody: undefined, responses: value.requestBody } : value;
    collectReferences(document, sides[side], seen);
  }
  return new Set([...seen].map((ref) => pointerKeys(pointerOfRef(ref))[2] ?? ''));
}
