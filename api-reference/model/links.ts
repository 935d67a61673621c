// What may be done next with a response: its links to other operations.
import { isObject, type Json, type JsonObject, pointerOfRef } from '../../lib/json';
import { childrenOf, operationsOf, type Part } from '../../lib/openapi';
import { textIn } from './bodies';
import type { Link } from './types';

/** By its `operationId`, or by the address of the operation in this contract. */
function targetOf(
  document: JsonObject,
  { operationId, operationRef }: JsonObject,
): Pick<Link, 'operation' | 'target'> {
  const pointer =
    typeof operationRef === 'string' && operationRef.startsWith('#') ? pointerOfRef(operationRef) : undefined;
  const found = operationsOf(document).find(
    (operation) => operation.id === operationId || operation.pointer === pointer,
  );
  return {
    operation: found?.id,
    target: textIn(found?.value.summary) ?? found?.name ?? String(operationId ?? operationRef ?? ''),
  };
}

const written = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const linksOf = (document: JsonObject, response: Part): Link[] =>
  childrenOf(document, response, 'links').map(([name, { value }]) => ({
    name,
    ...targetOf(document, value),
    description: textIn(value.description),
    values: [
      ...Object.entries(isObject(value.parameters) ? value.parameters : {}).map(
        ([parameter, item]): [string, string] => [parameter, written(item)],
      ),
      ...(value.requestBody === undefined
        ? []
        : [['corps', written(value.requestBody)] satisfies [string, string]]),
    ],
  }));
