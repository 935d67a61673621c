// Where a request goes when its path or its operation has a server of its own.
import { isList, isObject, type JsonObject } from '../../lib/json';
import { type Operation, partAt } from '../../lib/openapi';

/** The address of the first server, its variables at their defaults. */
function addressIn(owner: JsonObject | undefined): string | undefined {
  const [server] = isList(owner?.servers) ? owner.servers : [];
  if (!isObject(server)) return undefined;
  const variables = isObject(server.variables) ? server.variables : {};
  return String(server.url).replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const variable = variables[name];
    return isObject(variable) ? String(variable.default) : whole;
  });
}

/** Undefined where the server is that of the whole contract, which samples read in the variable API. */
export function serverOf(document: JsonObject, operation: Operation): string | undefined {
  const path = partAt(document, operation.pointer.slice(0, operation.pointer.lastIndexOf('/')));
  const own = addressIn(operation.value) ?? addressIn(path?.value);
  if (own === undefined) return undefined;
  const general = addressIn(document) ?? '';
  const isComplete = URL.canParse(own) || URL.canParse(own, general);
  return isComplete
    ? new URL(own, URL.canParse(general) ? general : undefined).href.replace(/\/$/, '')
    : undefined;
}
