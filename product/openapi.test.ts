// The examples of the contract are right: each follows its schema, and they agree with product/examples.ts.
import { createHash } from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../api-reference.config';
import { isList, isObject, type Json, type JsonObject, lookUp, pointTo } from '../lib/json';
import {
  childrenOf,
  contentsOf,
  type Example,
  examplesOf,
  operationsUnder,
  parametersOf,
} from '../lib/openapi';
import { apiErrors } from './errors';
import * as sharedValues from './examples';
import { identity } from './identity';

const { document, lineOf } = siteApiReference.contracts.load();
const examples = examplesOf(document);
const PROBLEM = 'application/problem+json';
const bodies = examples.filter(({ mediaType }) => mediaType !== undefined);

const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
// The contract is not a JSON Schema, but its schemas refer to one another by pointers into it.
ajv.addVocabulary([...Object.keys(document), 'x-enumDescriptions']);
ajv.addSchema(document, 'contract');

const title = ({ operation, place, name }: Example): string => `${operation.id}, ${place}, « ${name} »`;
const faultsOf = (schema: string, value: Json): string[] => {
  const validate = ajv.compile({ $ref: `contract#${encodeURI(schema)}` });
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};

/** What product/examples.ts shares with the pages and the figures, by its name there: each object that has an id. */
const shared: JsonObject = JSON.parse(JSON.stringify(sharedValues));
const sharedExamples = Object.entries(shared).flatMap(([name, value]) =>
  isObject(value) && value.id ? [[name, value] as const] : [],
);

/** The same objects where the contract shows them. */
const shownAs = ({ id }: JsonObject): JsonObject[] =>
  bodies.flatMap(({ value }) => objectsIn(value)).filter((object) => object.id === id);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

it('has schemas without unknown keywords', () => {
  const { schemas } = isObject(document.components) ? document.components : {};
  const names = Object.keys(isObject(schemas) ? schemas : {});
  expect(names).not.toEqual([]);
  for (const name of names)
    expect(() => ajv.compile({ $ref: `contract#/components/schemas/${name}` })).not.toThrow();
});

describe('each example follows its schema', () => {
  // An example that several operations share is tested once, under the first of them.
  const distinct = new Map(examples.toReversed().map((one) => [`${one.pointer} ${one.schema}`, one]));
  it.each([...distinct.values()].toReversed().map((one) => [title(one), one] as const))(
    '%s',
    (_, { schema, value, pointer }) => {
      expect(
        faultsOf(schema, value).map((fault) => `product/openapi.yaml:${lineOf(pointer)} ${fault}`),
      ).toEqual([]);
    },
  );
});

it('unknown fields are refused when written, and let through when read', () => {
  const objects = bodies.flatMap((one) => (isObject(one.value) ? [{ ...one, value: one.value }] : []));
  for (const one of objects) {
    const isWritten = one.place === 'corps' && one.operation.pointer.startsWith('/paths/');
    const refused = faultsOf(one.schema, { ...one.value, champInconnu: 1 }).length > 0;
    expect([title(one), refused]).toEqual([title(one), isWritten]);
  }
});

it('a key is asked for by every creation, and by nothing else', () => {
  for (const operation of operationsUnder(document, 'paths')) {
    const creates = childrenOf(document, operation, 'responses').some(([status]) => /^20[12]$/.test(status));
    const hasKey = parametersOf(document, operation).some(({ value }) => value.name === 'Idempotency-Key');
    expect([operation.name, hasKey]).toEqual([operation.name, creates]);
  }
});

it('a refusal says how long to wait where product/errors.ts says it, and only there', () => {
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
  it('no request to copy has an end that would be past one day', () => {
    const sent = bodies.filter(
      ({ place, operation }) => place === 'corps' && operation.pointer.startsWith('/paths/'),
    );
    expect(sent.filter(({ value }) => isObject(value) && 'expiresAt' in value).map(title)).toEqual([]);
  });

  it('each error has a request of its own', () => {
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

  it.each(sharedExamples)('they show %s as product/examples.ts has it, with its fingerprints', (_, ours) => {
    expect(shownAs(ours).flatMap((object) => differences(ours, object, ''))).toEqual([]);
    const digests = digestsIn(ours);
    expect(
      shownAs(ours)
        .flatMap(digestsIn)
        .filter((digest) => !digests.includes(digest)),
    ).toEqual([]);
  });

  it('the manifest is shown in canonical form, and has the fingerprint of product/examples.ts', () => {
    const { manifestSha256 } = sharedValues.exampleCertificate;
    const schema = '/components/schemas/Manifest';
    const manifest = lookUp(document, `${schema}/examples/0`) ?? null;
    expect(faultsOf(schema, manifest)).toEqual([]);
    expect(JSON.stringify(manifest)).toBe(JSON.stringify(sorted(manifest)));
    expect(
      sha256(JSON.stringify(manifest)),
      `product/examples.ts : manifestSha256 n'est pas l'empreinte de l'exemple de ${schema}. Recalculez-la sur le manifeste, écrit sans espaces.`,
    ).toBe(manifestSha256);
  });

  it('Repr-Digest is the fingerprint of product/examples.ts, in base64', () => {
    const digests = examples.flatMap(({ value }) => /^sha-256=:(.+):$/.exec(String(value))?.[1] ?? []);
    expect(
      digests.filter((digest) => !digestsIn(shared).includes(Buffer.from(digest, 'base64').toString('hex'))),
    ).toEqual([]);
  });

  it('they show only fields that the schemas have', () => {
    const undeclared = (schema: string, value: Json, path: string): string[] => {
      const declared = propertiesOf(schema);
      if (isList(value)) {
        const items = [...declared].find(([name]) => name === '[]')?.[1];
        return items ? value.flatMap((item, index) => undeclared(items, item, `${path}/${index}`)) : [];
      }
      if (!isObject(value)) return [];
      return Object.entries(value).flatMap(([key, item]) => {
        const next = declared.get(key);
        return next ? undeclared(next, item, `${path}/${key}`) : [`${path}/${key}`];
      });
    };
    for (const one of bodies)
      expect([title(one), undeclared(one.schema, one.value, '')]).toEqual([title(one), []]);
  });
});

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

/** The SHA-256 fingerprints in a value. */
const digestsIn = (value: Json): string[] => JSON.stringify(value).match(/\b[0-9a-f]{64}\b/g) ?? [];

/** With its keys in order, as RFC 8785 asks. */
function sorted(value: Json): Json {
  if (isList(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}

/** The pointer to the schema of each property, through references and compositions; `[]` is that of the items. */
function propertiesOf(pointer: string): Map<string, string> {
  const schema = lookUp(document, pointer);
  const found = new Map<string, string>();
  if (!isObject(schema)) return found;
  const inherit = (from: string) => {
    for (const [name, place] of propertiesOf(from)) found.set(name, place);
  };
  if (typeof schema.$ref === 'string') inherit(schema.$ref.slice(1));
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    const parts = schema[keyword];
    if (isList(parts)) for (const index of parts.keys()) inherit(pointTo(pointTo(pointer, keyword), index));
  }
  if (isObject(schema.properties)) {
    const properties = pointTo(pointer, 'properties');
    for (const name of Object.keys(schema.properties)) found.set(name, pointTo(properties, name));
  }
  if (schema.items) found.set('[]', pointTo(pointer, 'items'));
  return found;
}
