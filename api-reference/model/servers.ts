// Where requests go: the servers of the whole API, and those of a path or an operation that has its own.
import type { JsonObject } from '../../lib/json';
import { type Part, partAt } from '../../lib/openapi';
import { asObject, asText, objectsIn, textsIn } from './values';

const serversIn = (owner: JsonObject | undefined) =>
  objectsIn(owner?.servers).map((server) => ({
    address: String(server.url ?? ''),
    description: asText(server.description),
    variables: Object.entries(asObject(server.variables)).map(([name, variable]) => ({
      name,
      fallback: String(asObject(variable).default ?? ''),
      values: textsIn(asObject(variable).enum),
      description: asText(asObject(variable).description),
    })),
  }));

export type Server = ReturnType<typeof serversIn>[number];

/** The servers of the operation, or else of its path. Empty when neither has any: those of the whole API hold then. */
export function serversOf(document: JsonObject, operation: Part): Server[] {
  const path = partAt(document, operation.pointer.slice(0, operation.pointer.lastIndexOf('/')));
  const own = serversIn(operation.value);
  return own.length > 0 ? own : serversIn(path?.value);
}

const filledAddress = ({ address, variables }: Server): string =>
  address.replace(
    /\{([^}]+)\}/g,
    (whole, name: string) => variables.find((variable) => variable.name === name)?.fallback ?? whole,
  );

/** The address of the first server of an operation; undefined for those of the whole API, or an incomplete address. */
export function ownAddressOf(document: JsonObject, operation: Part): string | undefined {
  const [own] = serversOf(document, operation).map(filledAddress);
  const [first = ''] = serversIn(document).map(filledAddress);
  const general = URL.canParse(first) ? first : undefined;
  if (own === undefined || !URL.canParse(own, general)) return undefined;
  return new URL(own, general).href.replace(/\/$/, '');
}

const SANDBOX = /bac à sable|sandbox/i;

/** The sandbox, or the first server where the contract names none. */
export function trialServerOf(document: JsonObject): { readonly base: string; readonly name: string } {
  const servers = serversIn(document);
  const server = servers.find(({ description = '' }) => SANDBOX.test(description)) ?? servers[0];
  const [name = ''] = (server?.description ?? 'serveur').split(/[,.(:]/);
  return { base: (server?.address ?? '').replace(/\/$/, ''), name };
}
