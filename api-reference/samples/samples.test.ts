// Each kind of operation gives the texts of expected/, in the four languages.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json';
import { operationsOf } from '../../lib/openapi';
import { loadContract } from '../loadContract';
import { fileSampleNames, fileSamples, samplesOf } from '.';
import { languages } from './types';
import { variables } from './variables';

const { document } = loadContract();
const operations = operationsOf(document).filter(({ pointer }) => pointer.startsWith('/paths/'));

describe('each kind of request', () => {
  it.each([
    ['JSON sent with a key of idempotence', 'createCase'],
    ['an empty object', 'closeCase'],
    ['a list with its parameters', 'listCases'],
    ['a form sent by a client with its secret', 'createToken'],
    ['a file and its description', 'createCertificate'],
    ['a file to save', 'getReportFile'],
    ['a public address, whose secret is a variable', 'getPublicShare'],
  ])('%s (%s)', async (_, id) => {
    const shown = samplesOf(document, id).map(({ language, code }) => `=== ${language}\n${code}\n`);
    await expect(shown.join('\n')).toMatchFileSnapshot(path.join(__dirname, 'expected', `${id}.txt`));
  });
});

it('every operation has a sample in every language', () => {
  for (const { id } of operations) {
    expect(samplesOf(document, id).map(({ language }) => language)).toEqual(languages.map((one) => one.id));
  }
});

it('no sample holds a secret, and each names its variables as variables.ts does', () => {
  const all = [
    ...operations.flatMap(({ id }) => samplesOf(document, id)),
    ...fileSampleNames().flatMap(({ name }) => fileSamples(name)),
  ];
  for (const { language, code } of all) {
    expect(code).not.toMatch(/\b(?:at|cs|pst)_[\w-]{43}|whsec_[\w+/=]{20}/);
    if (language !== 'python') continue;
    const read = [...code.matchAll(/os\.environ\["(\w+)"\]/g)].map(([, name]) => name);
    for (const name of read) expect(Object.keys(variables)).toContain(name);
  }
});

it('an unknown operation is refused by name', () => {
  expect(() => samplesOf(document, 'creerDossier')).toThrow("« creerDossier » n'existe pas");
});

describe('a contract that shows no example', () => {
  const foreign: JsonObject = {
    openapi: '3.0.3',
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: {
      '/pets/{odd name}/tags': {
        patch: {
          operationId: 'tag',
          security: [{ key: [] }],
          parameters: [
            { name: 'odd name', in: 'path', required: true, schema: { type: 'string', enum: ['a/b'] } },
            { name: 'ids', in: 'query', required: true, schema: { type: 'array' }, example: [1, 2] },
          ],
          requestBody: {
            content: {
              'application/merge-patch+json': {
                schema: {
                  type: 'object',
                  properties: { name: { type: 'string', example: "l'$ami" }, parent: { type: 'object' } },
                },
              },
            },
          },
          responses: { '204': { description: 'Done' } },
        },
      },
    },
  };

  it('gets values that follow its schemas, encoded and quoted for each language', async () => {
    const shown = samplesOf(foreign, 'tag').map(({ language, code }) => `=== ${language}\n${code}\n`);
    await expect(shown.join('\n')).toMatchFileSnapshot(path.join(__dirname, 'expected', 'foreign.txt'));
  });
});

describe('a sample of product/samples', () => {
  it('is cut in numbered parts, which put together are the whole', () => {
    const [journey] = fileSampleNames().filter(({ name }) => name === 'parcours');
    expect(journey?.parts).toBe(5);
    const words = (text: string): string =>
      text
        .replace(/^(?:#|\/\/) --- \d.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
    for (const { language, code } of fileSamples('parcours')) {
      const parts = [1, 2, 3, 4, 5].map(
        (part) => fileSamples('parcours', part).find((one) => one.language === language)?.code ?? '',
      );
      expect(words(parts.join('\n'))).toBe(words(code));
      expect(parts.join('')).not.toContain('---');
    }
  });

  it('has the same parts in every language', () => {
    const titles = fileSamples('parcours').map(({ code }) =>
      [...code.matchAll(/--- (\d\. .+)$/gm)].map(([, one]) => one),
    );
    for (const own of titles) expect(own).toEqual(titles[0]);
  });

  it('holds the facts that it names', () => {
    for (const { code } of fileSamples('verifier-webhook')) expect(code).not.toContain('{{');
  });

  it('has no part beyond its last', () => {
    expect(() => fileSamples('parcours', 7)).toThrow("parcours.sh n'a pas de partie « --- 7. »");
  });
});
