// A contract that pages cannot be made from stops the build, with file, line and pointer.
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { siteApiReference } from '../api-reference.config';
import { readContract } from './contract';

const GOOD = `openapi: 3.1.0
paths:
  /a:
    get:
      operationId: a
      responses:
        "200": { description: Bien. }
`;

describe('a contract that pages cannot be made from', () => {
  it.each([
    ['unreadable YAML', GOOD.replace('get:', 'get: ]'), /openapi\.yaml:4 : /],
    ['another version', GOOD.replace('3.1.0', '2.0.0'), /:1 \(#\/openapi\) : version « 2\.0\.0 »/],
    [
      'a dangling reference',
      GOOD.replace('{ description: Bien. }', '{ $ref: "#/components/responses/Rien" }'),
      /:7 \(#\/paths\/~1a\/get\/responses\/200\/\$ref\) : « #\/components\/responses\/Rien » ne mène à rien/,
    ],
    [
      'a reference to another file',
      GOOD.replace('{ description: Bien. }', '{ $ref: "autre.yaml#/a" }'),
      /« autre\.yaml#\/a » mène hors du fichier/,
    ],
    [
      'references in a circle',
      `${GOOD.replace('{ description: Bien. }', '{ $ref: "#/components/responses/A" }')}components:
  responses:
    A: { $ref: "#/components/responses/B" }
    B: { $ref: "#/components/responses/A" }
`,
      /tourne en rond/,
    ],
    [
      'two operations of the same id',
      `${GOOD}  /b:\n    get: { operationId: a, responses: {} }\n`,
      /« a » est déjà l'operationId/,
    ],
  ])('is refused for %s', (_, source, message) => {
    expect(() => readContract(source, 'openapi.yaml')).toThrow(message);
  });

  it('is not one that has an operation without an operationId', () => {
    const source = GOOD.replace('operationId: a', 'summary: a');
    expect(() => readContract(source, 'openapi.yaml')).not.toThrow();
  });

  it('is not one that has « $ref » as the name of a field, in an example or in an extension', () => {
    const source = `${GOOD}components:
  schemas:
    S:
      properties: { $ref: { type: string } }
      example: { $ref: nulle-part }
      examples: [{ $ref: nulle-part }]
      default: { $ref: nulle-part }
      enum: [{ $ref: nulle-part }]
      const: { $ref: nulle-part }
      x-own: { $ref: nulle-part }
`;
    expect(() => readContract(source, 'openapi.yaml')).not.toThrow();
  });
});

it('a warning names each part of the contract that pages do not show, with its line', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  readContract(
    `${GOOD}components:
  schemas:
    Untold: { not: { required: [a, b] } }
    Told: { description: Sans a ni b., not: { required: [a, b] } }
    Written: { xml: { attribute: true } }
  parameters:
    P: { name: p, in: path, style: matrix }
webhooks:
  a:
    post:
      callbacks: { b: { "{$url}": {} } }
      responses:
        "200": { description: Bien., links: { L: { operationId: a } }, content: { application/json: { examples: { far: { externalValue: loin.json } } } } }
`,
    'openapi.yaml',
  );
  const warnings = warn.mock.calls
    .map((words) => words.join(' '))
    .filter((line) => line.includes('openapi.yaml:'));
  warn.mockRestore();
  expect(warnings).toEqual(
    [
      'openapi.yaml:10 (#/components/schemas/Untold/not) : les pages ne détaillent pas « not »',
      'openapi.yaml:12 (#/components/schemas/Written/xml) : les pages ne montrent pas',
      'openapi.yaml:14 (#/components/parameters/P/style) : les pages ne montrent pas comment ce paramètre',
      'openapi.yaml:18 (#/webhooks/a/post/callbacks)',
      'openapi.yaml:20 (#/webhooks/a/post/responses/200/links)',
      'openapi.yaml:20 (#/webhooks/a/post/responses/200/content)',
      '/examples/far/externalValue) : les pages ne montrent pas un exemple',
    ].map((words) => expect.stringContaining(words)),
  );
});

it('the published contract is the one that pages are made from', () => {
  const { contracts } = siteApiReference;
  const { yaml, sha256 } = contracts.published();
  expect(parse(yaml)).toEqual(contracts.load().document);
  expect(yaml).not.toContain('{{');
  expect(sha256).toBe(createHash('sha256').update(yaml).digest('hex'));
}, 60_000);
