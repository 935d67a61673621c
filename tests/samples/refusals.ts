// The server must be able to say no: each request that a sample made is spoilt in every way that the contract forbids.
import { randomUUID } from 'node:crypto';
import { isList, isObject, type Json, type JsonObject, pointTo } from '../../lib/json';
import { contentsOf, type Operation, parametersOf, partAt } from '../../lib/openapi';
import { document, operations, scopesOf } from './contract';
import type { Result } from './results';
import type { Call, SampleServer } from './server';

type Spoilt = {
  readonly why: string;
  readonly expected: readonly number[];
  readonly scopes?: readonly string[];
  readonly method?: string;
  /** Path and query. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
};

/** The body of a request, spoilt in ways that its schema forbids. */
function spoiltBodies(operation: Operation, sent: JsonObject): Readonly<Record<string, string>> {
  const media = contentsOf(document, operation).find(({ place }) => place === 'corps')?.media;
  const schema = media && partAt(document, pointTo(media.pointer, 'schema'))?.value;
  const without = (name: Json): JsonObject =>
    Object.fromEntries(Object.entries(sent).filter(([key]) => key !== name));
  const bodies: Record<string, Json> = { 'champ inconnu': { ...sent, inconnu: 1 }, 'corps en liste': [] };
  for (const name of isList(schema?.required) ? schema.required : []) bodies[`sans ${name}`] = without(name);
  for (const [name, value] of Object.entries(sent)) {
    bodies[`${name} d'un autre type`] = { ...sent, [name]: { faux: true } };
    if (isObject(value)) bodies[`champ inconnu dans ${name}`] = { ...sent, [name]: { ...value, inconnu: 1 } };
  }
  const texts = Object.entries(bodies).map(([why, body]) => [why, JSON.stringify(body)]);
  return { ...Object.fromEntries(texts), 'corps illisible': '{"' };
}

/** What the schema lets through, since another rule refuses it, with a code of its own. */
const maskedDownloads = (sent: JsonObject): Spoilt[] =>
  'masks' in sent && 'permissions' in sent
    ? [
        {
          why: 'masque avec téléchargement',
          expected: [422],
          body: JSON.stringify({ ...sent, masks: ['location'], permissions: ['view', 'download'] }),
        },
      ]
    : [];

function spoiltRequests(operation: Operation, { request }: Call): Spoilt[] {
  const { pathname, search } = request.url;
  const type = request.headers.get('content-type') ?? '';
  const sent: Json = type.includes('json') ? JSON.parse(request.body.toString()) : null;
  const token = `Bearer at_${'x'.repeat(43)}`;
  const clientFaults: Spoilt[] = [
    { why: 'sans identifiants', expected: [401], headers: { authorization: null } },
    { why: 'secret faux', expected: [401], headers: { authorization: `Basic ${btoa('cli_0:faux')}` } },
    { why: 'autre grant_type', expected: [400], body: 'grant_type=password' },
  ];
  const tokenFaults: Spoilt[] = [
    { why: 'sans jeton', expected: [401], headers: { authorization: null } },
    { why: 'jeton inconnu', expected: [401], headers: { authorization: token } },
    { why: 'sans la portée', expected: [403], scopes: [] },
  ];
  const keyFaults: Spoilt[] = [
    { why: "sans clé d'idempotence", expected: [400, 422], headers: { 'idempotency-key': null } },
    { why: "clé d'idempotence informe", expected: [400, 422], headers: { 'idempotency-key': 'informe' } },
  ];
  const shapeless = `${pathname.replace(/_[\w-]+/, '_x')}${search}`;
  const hasId = parametersOf(document, operation).some(({ value }) => value.in === 'path');
  const spoilt = isObject(sent) ? Object.entries(spoiltBodies(operation, sent)) : [];
  return [
    ...(scopesOf(operation) ? tokenFaults : []),
    ...(operation.id === 'createToken' ? clientFaults : []),
    ...(request.headers.has('idempotency-key') ? keyFaults : []),
    { why: 'paramètre inconnu', expected: [400], address: `${pathname}?inconnu=1` },
    { why: 'autre méthode', expected: [404, 405], method: 'PUT' },
    ...(hasId ? [{ why: 'identifiant informe', expected: [400, 404, 422], address: shapeless }] : []),
    ...spoilt.map(([why, body]) => ({ why, expected: [400, 422], body })),
    ...(isObject(sent) ? maskedDownloads(sent) : []),
  ];
}

async function tryOne(call: Call, spoilt: Spoilt, server: SampleServer): Promise<string[]> {
  const run = server.open(spoilt.scopes ? { scopes: spoilt.scopes } : {});
  const { request } = call;
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'expect', 'transfer-encoding'])
    headers.delete(name);
  if (headers.get('authorization')?.startsWith('Bearer')) headers.set('authorization', `Bearer ${run.token}`);
  else if (headers.has('authorization'))
    headers.set('authorization', `Basic ${btoa(`${run.access.clientId}:${run.access.clientSecret}`)}`);
  if (headers.has('idempotency-key')) headers.set('idempotency-key', randomUUID());
  for (const [name, value] of Object.entries(spoilt.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const method = spoilt.method ?? request.method;
  const body = spoilt.body ?? new Uint8Array(request.body);
  const address = spoilt.address ?? `${request.url.pathname}${request.url.search}`;
  const options = { method, headers, ...(method !== 'GET' && { body }) };
  const response = await fetch(`${run.base}${address}`, options);
  await response.arrayBuffer();
  const isExpected = spoilt.expected.includes(response.status);
  return isExpected ? [] : [`réponse ${response.status} au lieu de ${spoilt.expected.join(' ou ')}`];
}

/** The same request as it was must pass again: else its refusals would say nothing. */
const UNTOUCHED: Spoilt = { why: 'telle quelle', expected: [200, 201, 202] };

export async function runRefusals(call: Call, server: SampleServer): Promise<Result[]> {
  const operation = operations.find(({ id }) => id === call.operation);
  if (!operation) return [];
  const results: Result[] = [];
  for (const spoilt of [UNTOUCHED, ...spoiltRequests(operation, call)]) {
    const faults = await tryOne(call, spoilt, server);
    results.push({ group: 'Refus', name: `${operation.id} ${spoilt.why}`, faults });
  }
  return results;
}
