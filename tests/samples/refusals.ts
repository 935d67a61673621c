// The server must refuse what the product refuses, or samples would pass that do not work: each request that a sample made
// is sent again as it was, then with faults.
import { randomUUID } from 'node:crypto';
import { isObject, type Json } from '../../lib/json';
import { operations, scopesOf } from './contract';
import type { Result } from './results';
import type { Call, SampleServer } from './server';

type Variant = {
  readonly name: string;
  readonly expected: readonly number[];
  readonly scopes?: readonly string[];
  /** Path and query. */
  readonly address?: string;
  /** `null` leaves a header out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
};

/** The variants of a request; its status where it is not refused shows that the others say something. */
function variantsOf({ operation: id, request }: Call): Variant[] {
  const { pathname, search } = request.url;
  const operation = operations.find((one) => one.id === id);
  const isJson = request.headers.get('content-type')?.includes('json');
  const sent: Json = isJson ? JSON.parse(request.body.toString()) : null;
  const withBody = (name: string, body: Json): Variant[] =>
    isObject(sent) ? [{ name, expected: [400, 422], body: JSON.stringify(body) }] : [];
  const needsScope = operation !== undefined && scopesOf(operation) !== undefined;
  const variants: (Variant | false)[] = [
    { name: 'telle quelle', expected: [200, 201, 202] },
    { name: 'paramètre inconnu', expected: [400], address: `${pathname}?inconnu=1` },
    request.headers.has('authorization') && {
      name: 'sans authentification',
      expected: [401],
      headers: { authorization: null },
    },
    needsScope && { name: 'sans la portée', expected: [403], scopes: [] },
    needsScope && { name: 'jeton inconnu', expected: [401], headers: { authorization: 'Bearer at_x' } },
    id === 'createToken' && { name: 'autre grant_type', expected: [400], body: 'grant_type=password' },
    request.headers.has('idempotency-key') && {
      name: "sans clé d'idempotence",
      expected: [400, 422],
      headers: { 'idempotency-key': null },
    },
    /_\w{26}/.test(pathname) && {
      name: 'identifiant informe',
      expected: [400, 404, 422],
      address: `${pathname.replace(/_\w{26}/, '_x')}${search}`,
    },
    ...withBody('champ inconnu', { ...(isObject(sent) ? sent : {}), inconnu: 1 }),
    ...withBody('corps en liste', []),
  ];
  return variants.filter((variant) => variant !== false);
}

async function runVariant(call: Call, variant: Variant, server: SampleServer): Promise<Result> {
  const run = server.open(variant.scopes ? { scopes: variant.scopes } : {});
  const { request } = call;
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'expect', 'transfer-encoding'])
    headers.delete(name);
  const { clientId, clientSecret } = run.access;
  const isBasic = headers.get('authorization')?.startsWith('Basic');
  const authorization = isBasic ? `Basic ${btoa(`${clientId}:${clientSecret}`)}` : `Bearer ${run.token}`;
  if (headers.has('authorization')) headers.set('authorization', authorization);
  if (headers.has('idempotency-key')) headers.set('idempotency-key', randomUUID());
  for (const [name, value] of Object.entries(variant.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const { method } = request;
  const body = variant.body ?? new Uint8Array(request.body);
  const address = variant.address ?? `${request.url.pathname}${request.url.search}`;
  const response = await fetch(`${run.base}${address}`, {
    method,
    headers,
    ...(method !== 'GET' && { body }),
  });
  await response.arrayBuffer();
  const isExpected = variant.expected.includes(response.status);
  return {
    group: 'Refus',
    name: `${call.operation} ${variant.name}`,
    faults: isExpected ? [] : [`réponse ${response.status} au lieu de ${variant.expected.join(' ou ')}`],
  };
}

export const refusalTasks = (call: Call, server: SampleServer): (() => Promise<Result>)[] =>
  variantsOf(call).map((variant) => () => runVariant(call, variant, server));
