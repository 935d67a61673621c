// The examples of the contract agree with its schemas, with one another and with product/examples.ts. That those of bodies
// and parameters follow their schemas, without a field of their own, is a rule of Redocly (checks/contract).
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../api-reference.config';
import { isList, isObject, type Json, type JsonObject, lookUp } from '../lib/json';
import type { Example } from '../lib/openapi';
import { childrenOf, contentsOf, examplesOf, operationsUnder, parametersOf } from '../lib/openapi';
import { judge } from '../tests/samples/contract';
import { apiErrors } from './errors';
import * as sharedValues from './examples';
import { identity } from './identity';

const { document, lineOf } = siteApiReference.contracts.load();
const { faultsOf } = judge;
const examples = examplesOf(document);
const PROBLEM = 'application/problem+json';
const bodies = examples.filter(({ mediaType }) => mediaType !== undefined);

const labelOf = ({ operation, place, name }: Example): string => `${operation.id}, ${place}, « ${name} »`;
/** What product/examples.ts shares with the pages and the figures, by its name there: each object that has an id. */
const shared: JsonObject = JSON.parse(JSON.stringify(sharedValues));
const sharedExamples = Object.entries(shared).flatMap(([name, value]) =>
  isObject(value) && value.id ? [[name, value] as const] : [],
);

/** The same objects where the contract shows them. */
const shownAs = ({ id }: JsonObject): JsonObject[] =>
  bodies.flatMap(({ value }) => objectsIn(value)).filter((object) => object.id === id);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

it('each example of a header follows its schema', () => {
  for (const { schema, value, pointer } of examples.filter(({ place }) => place.startsWith('en-tête')))
    expect(
      faultsOf(schema, value).map((fault) => `product/openapi.yaml:${lineOf(pointer)} ${fault}`),
    ).toEqual([]);
});

it('schemas refuse unknown fields in requests, and accept them in answers', () => {
  const objects = bodies.flatMap((one) => (isObject(one.value) ? [{ ...one, value: one.value }] : []));
  for (const one of objects) {
    const isWritten = one.place === 'corps' && one.operation.pointer.startsWith('/paths/');
    const refused = faultsOf(one.schema, { ...one.value, champInconnu: 1 }).length > 0;
    expect([labelOf(one), refused]).toEqual([labelOf(one), isWritten]);
  }
});

it('every creation asks for an idempotency key, and nothing else does', () => {
  for (const operation of operationsUnder(document, 'paths')) {
    const creates = childrenOf(document, operation, 'responses').some(([status]) => /^20[12]$/.test(status));
    const hasKey = parametersOf(document, operation).some(({ value }) => value.name === 'Idempotency-Key');
    expect([operation.name, hasKey]).toEqual([operation.name, creates]);
  }
});

it('an error answers how long to wait where product/errors.ts says so, and only there', () => {
  const waits = new Set(apiErrors.filter(({ retryAfter }) => retryAfter).map(({ code }) => code));
  for (const operation of operationsUnder(document, 'paths'))
    for (const [status, response] of childrenOf(document, operation, 'responses')) {
      const codes = contentsOf(document, operation)
        .filter(({ place, mediaType }) => place === `réponse ${status}` && mediaType === PROBLEM)
        .flatMap(({ media }) => childrenOf(document, media, 'examples').map(([code]) => code));
      if (codes.length === 0) continue;
      const hasHeader = childrenOf(document, response, 'headers').some(([name]) => name === 'Retry-After');
      const place = `${operation.name} ${status}`;
      expect([place, hasHeader]).toEqual([place, codes.some((code) => waits.has(code))]);
    }
});

describe('examples agree with one another', () => {
  it('each example of an error has a requestId of its own', () => {
    const shown = new Map(bodies.map(({ pointer, value }) => [pointer, lookUp(value, '/requestId')]));
    const ids = [...shown.values()].filter((id) => id !== undefined);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('each event is shown under its own type', () => {
    const events = bodies.filter(({ operation }) => operation.pointer.startsWith('/webhooks/'));
    for (const { operation, value } of events) expect(lookUp(value, '/type')).toBe(operation.name);
  });

  it('each error is shown under its own code, with its status', () => {
    const errors = bodies.filter(({ mediaType }) => mediaType === PROBLEM);
    for (const { place, name, value } of errors) {
      expect(value).toMatchObject({ code: name, type: `${identity.problems}/${name}` });
      expect(place).toBe(`réponse ${lookUp(value, '/status')}`);
    }
  });

  it.each(sharedExamples)(
    'the contract shows %s as product/examples.ts has it, with its hashes',
    (_, ours) => {
      expect(shownAs(ours).flatMap((object) => differences(ours, object, ''))).toEqual([]);
      const hashes = hashesIn(ours);
      expect(
        shownAs(ours)
          .flatMap(hashesIn)
          .filter((hash) => !hashes.includes(hash)),
      ).toEqual([]);
    },
  );

  it('the manifest is in canonical form (RFC 8785), and has the hash of product/examples.ts', () => {
    const { manifestSha256 } = sharedValues.exampleCertificate;
    const schema = '/components/schemas/Manifest';
    const manifest = lookUp(document, `${schema}/examples/0`) ?? null;
    expect(faultsOf(schema, manifest)).toEqual([]);
    expect(JSON.stringify(manifest)).toBe(JSON.stringify(manifest, sortKeys));
    expect(
      sha256(JSON.stringify(manifest)),
      `product/examples.ts : manifestSha256 n'est pas l'empreinte de l'exemple de ${schema}. Recalculez-la sur le manifeste, écrit sans espaces.`,
    ).toBe(manifestSha256);
  });

  it('Repr-Digest is a hash of product/examples.ts, in base64', () => {
    const shown = examples.flatMap(({ value }) => /^sha-256=:(.+):$/.exec(String(value))?.[1] ?? []);
    const hashes = shown.map((digest) => Buffer.from(digest, 'base64').toString('hex'));
    expect(hashes.filter((hash) => !hashesIn(shared).includes(hash))).toEqual([]);
  });
});

/** For JSON.stringify: the keys of each object in order. */
const sortKeys = (_: string, value: Json): Json =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Every object of a value, itself included. */
function objectsIn(value: Json): JsonObject[] {
  if (isList(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Where a value that is shown contradicts ours. Either may say more; what is not known yet is null. */
function differences(ours: Json, shown: Json, path: string): string[] {
  if (isList(ours) && isList(shown)) {
    return ours.flatMap((item, index) => differences(item, shown[index] ?? null, `${path}/${index}`));
  }
  if (isObject(ours) && isObject(shown)) {
    return Object.entries(ours).flatMap(([key, value]) =>
      differences(value, shown[key] ?? null, `${path}/${key}`),
    );
  }
  return shown === null || shown === ours
    ? []
    : [`${path} : ${JSON.stringify(shown)}, et non ${JSON.stringify(ours)}`];
}

/** The SHA-256 hashes in a value. */
const hashesIn = (value: Json): string[] => JSON.stringify(value).match(/\b[0-9a-f]{64}\b/g) ?? [];
