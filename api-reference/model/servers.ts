// The servers of an operation or of its path, where they are not those of the whole API.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { type Part, partAt } from '../../lib/openapi';
import { textIn } from './bodies';
import { textsIn } from './schema';
import type { Server } from './types';

const listIn = (value: Json | undefined): JsonObject[] => (isList(value) ? value.filter(isObject) : []);

const variablesOf = ({ variables }: JsonObject): Server['variables'] =>
  Object.entries(isObject(variables) ? variables : {}).flatMap(([name, variable]) =>
    isObject(variable)
      ? [
          {
            name,
            fallback: String(variable.default ?? ''),
            values: textsIn(variable.enum),
            description: textIn(variable.description),
          },
        ]
      : [],
  );

export function serversOf(document: JsonObject, operation: Part): Server[] {
  const path = partAt(document, operation.pointer.slice(0, operation.pointer.lastIndexOf('/')));
  const own = listIn(operation.value.servers);
  return (own.length > 0 ? own : listIn(path?.value.servers)).map((server) => ({
    address: String(server.url ?? ''),
    description: textIn(server.description),
    variables: variablesOf(server),
  }));
}
