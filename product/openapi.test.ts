// The examples of the contract are right: each follows its schema, and digests and signatures can be computed again.
import { createHash, createHmac } from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../api-reference';
import { isList, isObject, type Json, lookUp, pointTo } from '../lib/json';
import { type Example, examplesOf, operationsOf } from '../lib/openapi';
import { exampleCase, exampleCertificate, exampleReport, exampleTemplate } from './examples';
import { identity } from './identity';
import { settings } from './settings';

const { document, lineOf } = loadContract();
const examples = examplesOf(document);
const bodies = examples.filter(({ mediaType }) => mediaType !== undefined);

const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
// The contract is not a JSON Schema, but its schemas refer to one another by pointers into it.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, 'contract');

const title = ({ operation, place, name }: Example): string => `${operation.id}, ${place}, « ${name} »`;
const faultsOf = (schema: string, value: Json): string[] => {
  const validate = ajv.compile({ $ref: `contract#${encodeURI(schema)}` });
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};

function example(operation: string, name: string): Json {
  const found = bodies.find((one) => one.operation.id === operation && one.name === name);
  if (!found) throw new Error(`No example « ${name} » in ${operation}`);
  return found.value;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

it('describes every operation and event of the product', () => {
  expect(operationsOf(document).map(({ id }) => id)).toEqual([
    ...['createToken', 'listTemplates'],
    ...['createCase', 'listCases', 'getCase', 'closeCase', 'cancelCase'],
    ...['createCertificate', 'listCertificates', 'getCertificate', 'getCertificateFile'],
    ...['createCertilink', 'listCertilinks', 'getCertilink', 'revokeCertilink', 'listCertilinkEvents'],
    ...['createShareToken', 'listShareTokens', 'revokeShareToken', 'getPublicShare', 'getPublicShareFile'],
    ...['createReport', 'listReports', 'getReport', 'getReportFile'],
    ...['certificateCertified', 'certificateFailed', 'caseClosed', 'caseCancelled'],
    ...['certilinkCreated', 'certilinkOpened', 'certilinkCompleted', 'certilinkExpired', 'certilinkRevoked'],
    ...['reportReady', 'reportFailed', 'shareTokenAccessed'],
  ]);
});

it('has schemas without unknown keywords', () => {
  const { schemas } = isObject(document.components) ? document.components : {};
  const names = Object.keys(isObject(schemas) ? schemas : {});
  expect(names.length).toBeGreaterThan(50);
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

describe('the rules of the product are in the schemas', () => {
  const schema = (name: string): string => `/components/schemas/${name}`;
  const id = (prefix: string): string => `${prefix}_01K58RQ9XRQFYD85GA3T379PP6`;
  const newCase = { templateId: id('tpl'), title: 'Logement 12' };
  const share = { resourceType: 'certificate', resourceId: id('cert'), permissions: ['view'], masks: [] };
  const metadata = { declaredCapturedAt: '2025-09-16T11:10:02+02:00' };

  it.each<[rule: string, schema: string, refused: Json, accepted: Json]>([
    [
      'a closing is forced with a reason',
      'CaseClosing',
      { force: true },
      { force: true, reason: 'Accès refusé' },
    ],
    ['unknown fields are refused', 'CaseCreation', { ...newCase, etat: 1 }, newCase],
    ['a title has 120 characters at most', 'CaseCreation', { ...newCase, title: 'x'.repeat(121) }, newCase],
    [
      'an identifier has the prefix of its object',
      'CaseCreation',
      { ...newCase, templateId: id('case') },
      newCase,
    ],
    [
      'a Certilink needs a case',
      'CertilinkCreation',
      { delivery: 'none' },
      { delivery: 'none', caseId: id('case') },
    ],
    [
      'a Certilink has one case, old or new',
      'CertilinkCreation',
      { delivery: 'none', caseId: id('case'), newCase },
      { delivery: 'none', newCase },
    ],
    [
      'sending by e-mail needs an address',
      'CertilinkCreation',
      { delivery: 'email', newCase, recipient: { email: null } },
      { delivery: 'email', newCase, recipient: { email: 'occupant@client.example' } },
    ],
    [
      'sending by SMS needs a number',
      'CertilinkCreation',
      { delivery: 'sms', newCase },
      { delivery: 'sms', newCase, recipient: { phone: '+33 1 99 00 00 00' } },
    ],
    [
      'a recipient has no other field',
      'CertilinkCreation',
      { delivery: 'none', newCase, recipient: { nom: 'x' } },
      { delivery: 'none', newCase, recipient: {} },
    ],
    [
      'a certificate in a case has a step',
      'CertificateMetadata',
      { ...metadata, caseId: id('case'), stepId: null },
      { ...metadata, caseId: id('case'), stepId: id('step') },
    ],
    [
      'a masked share is only seen',
      'ShareTokenCreation',
      { ...share, permissions: ['download'], masks: ['location'] },
      { ...share, masks: ['location'] },
    ],
    [
      'the share of a report has no mask',
      'ShareTokenCreation',
      { ...share, resourceType: 'report', resourceId: id('rpt'), masks: ['location'] },
      { ...share, resourceType: 'report', resourceId: id('rpt') },
    ],
    [
      'a share names a resource of its type',
      'ShareTokenCreation',
      { ...share, resourceId: id('case') },
      share,
    ],
    [
      'a report is in French',
      'ReportCreation',
      { caseId: id('case'), options: { language: 'en', includeMap: true, includeAnswers: true, masks: [] } },
      { caseId: id('case'), options: { language: 'fr', includeMap: true, includeAnswers: true, masks: [] } },
    ],
  ])('%s (%s)', (_, name, refused, accepted) => {
    expect(faultsOf(schema(name), refused)).not.toEqual([]);
    expect(faultsOf(schema(name), accepted)).toEqual([]);
  });

  it('unknown fields are refused when written, and let through when read', () => {
    const objects = bodies.flatMap((one) => (isObject(one.value) ? [{ ...one, value: one.value }] : []));
    for (const one of objects) {
      const isWritten = one.place === 'corps' && one.operation.pointer.startsWith('/paths/');
      const refused = faultsOf(one.schema, { ...one.value, champInconnu: 1 }).length > 0;
      expect([title(one), refused]).toEqual([title(one), isWritten]);
    }
  });

  it('a key of idempotence is a UUID, with or without quotes', () => {
    const key = '/components/parameters/IdempotencyKey/schema';
    const uuid = '8e03978e-40d5-43e8-bc93-6894a57f9324';
    expect(faultsOf(key, uuid)).toEqual([]);
    expect(faultsOf(key, `"${uuid}"`)).toEqual([]);
    expect(faultsOf(key, 'commande-42')).not.toEqual([]);
  });

  it('limits are the settings', () => {
    expect(lookUp(document, '/components/parameters/Limit/schema')).toMatchObject({
      maximum: settings.pageListeMaximum.value,
      default: settings.pageListeDefaut.value,
    });
    expect(lookUp(document, '/components/schemas/Certificate/properties/comment/maxLength')).toBe(
      settings.longueurCommentaire.value,
    );
  });
});

describe('examples agree with one another', () => {
  it('the manifest has the fingerprint that the certificate gives', () => {
    const sorted = (value: Json): Json => {
      if (isList(value)) return value.map(sorted);
      if (!isObject(value)) return value;
      return Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, sorted(value[key] ?? null)]),
      );
    };
    const manifest = example('getCertificateFile', 'manifest');
    // As shown, keys are already in the canonical order.
    expect(JSON.stringify(manifest)).toBe(JSON.stringify(sorted(manifest)));
    const certificate = example('getCertificate', 'certified');
    const fingerprint = sha256(JSON.stringify(manifest));
    expect(lookUp(certificate, '/manifest/sha256')).toBe(fingerprint);
    expect(lookUp(certificate, '/timestamp/messageImprint')).toBe(fingerprint);
    expect(lookUp(manifest, '/photoSha256')).toBe(lookUp(certificate, '/file/sha256'));
    expect(fingerprint).toBe(exampleCertificate.manifestSha256);
  });

  it('fingerprints are those of the example texts', () => {
    expect(lookUp(example('getCertificate', 'certified'), '/file/sha256')).toBe(
      sha256('exemple-photo-facade.jpg'),
    );
    const pending = example('createCertificate', 'pending');
    expect(lookUp(pending, '/file/sha256')).toBe(sha256('exemple-photo-api.jpg'));
    expect(lookUp(pending, '/manifest/sha256')).toBe(sha256('exemple-manifeste-api.json'));
    expect(lookUp(example('getReport', 'ready'), '/sha256')).toBe(sha256('exemple-rapport.pdf'));
  });

  it('Repr-Digest is the fingerprint of the report, in base64', () => {
    const digest = examples.find(({ place }) => place.startsWith('en-tête Repr-Digest'))?.value;
    expect(digest).toBe(`sha-256=:${Buffer.from(exampleReport.sha256, 'hex').toString('base64')}:`);
    expect(lookUp(example('getReport', 'ready'), '/sha256')).toBe(exampleReport.sha256);
  });

  it('the signature of a webhook verifies with the fictive secret', () => {
    const header = (name: string) =>
      examples.find((one) => one.operation.id === 'certilinkCompleted' && one.place === `paramètre ${name}`)
        ?.value;
    const body = JSON.stringify(example('certilinkCompleted', 'completed'));
    const key = Buffer.from('ZXhlbXBsZS1kZS1zZWNyZXQtYS1uZS1wYXMtdXRpbGk=', 'base64');
    const signed = createHmac('sha256', key)
      .update(`${header('webhook-id')}.${header('webhook-timestamp')}.${body}`)
      .digest('base64');
    expect(header('webhook-signature')).toBe(`v1,${signed}`);
  });

  it('each event is shown under its own type', () => {
    const events = bodies.filter(({ operation }) => operation.pointer.startsWith('/webhooks/'));
    expect(events).toHaveLength(12);
    for (const { operation, value } of events) expect(lookUp(value, '/type')).toBe(operation.name);
  });

  it('each error is shown under its own code, with its status', () => {
    const errors = bodies.filter(({ mediaType }) => mediaType === 'application/problem+json');
    for (const { place, name, value } of errors) {
      expect(value).toMatchObject({ code: name, type: `${identity.problems}/${name}` });
      expect(place).toBe(`réponse ${lookUp(value, '/status')}`);
    }
  });

  it('they show the example of product/examples.ts', () => {
    expect(example('createCase', 'open')).toMatchObject({
      id: exampleCase.id,
      title: exampleCase.title,
      externalReference: exampleCase.reference,
      templateId: exampleTemplate.id,
      templateVersion: exampleTemplate.version,
    });
    const steps = lookUp(example('listTemplates', 'published'), '/data/0/steps');
    expect(steps).toMatchObject(
      exampleTemplate.steps.map(({ id, type, title, required }) => ({ id, type, title, required })),
    );
    expect(example('getCertificate', 'certified')).toMatchObject({
      id: exampleCertificate.id,
      number: exampleCertificate.number,
      certifiedAt: exampleCertificate.certifiedAt,
    });
    expect(example('getReport', 'ready')).toMatchObject({
      id: exampleReport.id,
      pageCount: exampleReport.pages,
    });
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
