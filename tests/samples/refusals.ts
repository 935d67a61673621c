// The server must be able to say no: each request that a sample made is spoilt in every way that the contract forbids.
import { randomUUID } from 'node:crypto';
import { isList, isObject, type Json, type JsonObject, pointTo } from '../../lib/json';
import { contentsOf, type Operation, parametersOf, partAt } from '../../lib/openapi';
import { document, operations, scopesOf } from './contract';
import { faultsWhere, type Result } from './results';
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

const REFUSED_BODY = [400, 422];

function jsonBodies(operation: Operation, sent: JsonObject): Spoilt[] {
  const media = contentsOf(document, operation).find(
    ({ place, mediaType }) => place === 'corps' && mediaType === 'application/json',
  )?.media;
  if (!media) return [];
  const required = partAt(document, pointTo(media.pointer, 'schema'))?.value.required;
  const without = (name: string): Json =>
    Object.fromEntries(Object.entries(sent).filter(([key]) => key !== name));
  return [
    { why: 'champ inconnu', expected: REFUSED_BODY, body: JSON.stringify({ ...sent, inconnu: 1 }) },
    { why: 'corps illisible', expected: REFUSED_BODY, body: '{"' },
    { why: 'corps en liste', expected: REFUSED_BODY, body: '[]' },
    ...(isList(required) ? required.map(String) : []).map((name) => ({
      why: `sans ${name}`,
      expected: REFUSED_BODY,
      body: JSON.stringify(without(name)),
    })),
    ...Object.keys(sent).map((name) => ({
      why: `${name} d'un autre type`,
      expected: REFUSED_BODY,
      body: JSON.stringify({ ...sent, [name]: { faux: true } }),
    })),
    ...Object.entries(sent).flatMap(([name, value]) =>
      isObject(value)
        ? [
            {
              why: `champ inconnu dans ${name}`,
              expected: REFUSED_BODY,
              body: JSON.stringify({ ...sent, [name]: { ...value, inconnu: 1 } }),
            },
          ]
        : [],
    ),
  ];
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
  const scopes = scopesOf(operation);
  const hasId = parametersOf(document, operation).some(({ value }) => value.in === 'path');
  return [
    ...(scopes
      ? [
          { why: 'sans jeton', expected: [401], headers: { authorization: null } },
          {
            why: 'jeton inconnu',
            expected: [401],
            headers: { authorization: `Bearer at_${'x'.repeat(43)}` },
          },
          { why: 'sans la portée', expected: [403], scopes: [] },
        ]
      : []),
    ...(operation.id === 'createToken'
      ? [
          { why: 'sans identifiants', expected: [401], headers: { authorization: null } },
          { why: 'secret faux', expected: [401], headers: { authorization: `Basic ${btoa('cli_0:faux')}` } },
          { why: 'autre grant_type', expected: [400], body: 'grant_type=password' },
        ]
      : []),
    ...(request.headers.has('idempotency-key')
      ? [
          { why: "sans clé d'idempotence", expected: [400, 422], headers: { 'idempotency-key': null } },
          {
            why: "clé d'idempotence informe",
            expected: [400, 422],
            headers: { 'idempotency-key': 'informe' },
          },
        ]
      : []),
    { why: 'paramètre inconnu', expected: [400], address: `${pathname}?inconnu=1` },
    { why: 'autre méthode', expected: [404, 405], method: 'PUT' },
    ...(hasId
      ? [
          {
            why: 'identifiant informe',
            expected: [400, 404, 422],
            address: `${pathname.replace(/_[\w-]+/, '_x')}${search}`,
          },
        ]
      : []),
    ...(isObject(sent) ? [...jsonBodies(operation, sent), ...maskedDownloads(sent)] : []),
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
  const response = await fetch(
    `${run.base}${spoilt.address ?? `${request.url.pathname}${request.url.search}`}`,
    {
      method,
      headers,
      ...(method !== 'GET' && { body }),
    },
  );
  await response.arrayBuffer();
  return faultsWhere({
    [`réponse ${response.status} au lieu de ${spoilt.expected.join(' ou ')}`]: !spoilt.expected.includes(
      response.status,
    ),
  });
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
