// Whatever the contract, it is told or refused with file and line, and no id comes twice.
import fc from 'fast-check';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContract } from './contract';
import { Ids } from './ids';
import { schemaNames } from './model/namedSchemas';
import { apiOperations } from './model/operation';
import { NO_ERRORS } from './options';
import { expandPiece } from './pieces';

// What pages leave out is told line by line, thousands of times here. Taken back, as other test files share the modules.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** Names that code may trip over. */
const name = fc.constantFrom(
  ...['a', 'b', 'é', '', 'a/b', 'a~b', 'a.b', '$ref', 'constructor', '__proto__', 'x-a', '`', '{', '%'],
);
const text = fc.constantFrom('Texte.', '', '`', '# Titre', '[a](b)', '<b>', '{a}', 'a\n\n- b');
const value = fc.oneof(
  fc.constantFrom(null, true, 0, -1.5, 'a', '', 1e21),
  fc.constantFrom([], {}, { a: [1] }, ['a', null]),
);
const ref = (kind: string) =>
  fc.constantFrom('a', 'b').map((target) => ({ $ref: `#/components/${kind}/${target}` }));
/** As a rule what is asked for; now and then anything. */
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 60, arbitrary }, { weight: 1, arbitrary: value });
const mapOf = <T>(arbitrary: fc.Arbitrary<T>) => fc.dictionary(name, arbitrary, { maxKeys: 3 });
const listOf = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });
const some = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { requiredKeys: [] });

const { schema } = fc.letrec((tie) => {
  const inner = mostly(tie('schema'));
  return {
    schema: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'schema' },
      fc.constantFrom(true, false, {}, { type: 'string' }, { type: 'null' }),
      ref('schemas'),
      some({
        type: mostly(fc.constantFrom('object', 'array', 'string', 'integer', ['string', 'null'], [])),
        format: mostly(text),
        pattern: mostly(fc.constantFrom('^a$', '(', '^case_[0-9]{3}$')),
        description: mostly(text),
        required: mostly(listOf(name)),
        enum: mostly(listOf(value)),
        'x-enumDescriptions': mostly(mapOf(text)),
        const: value,
        default: value,
        examples: mostly(listOf(value)),
        minimum: value,
        maxLength: value,
        nullable: value,
        readOnly: value,
        writeOnly: value,
        xml: mostly(some({ name, attribute: fc.boolean() })),
      }),
      some({
        properties: mostly(mapOf(inner)),
        patternProperties: mostly(mapOf(inner)),
        additionalProperties: inner,
        items: inner,
        prefixItems: mostly(listOf(inner)),
        not: inner,
        if: inner,
      }),
      some({
        $ref: fc.constant('#/components/schemas/a'),
        allOf: mostly(listOf(inner)),
        oneOf: mostly(listOf(inner)),
        anyOf: mostly(listOf(inner)),
        discriminator: mostly(some({ propertyName: mostly(name), mapping: mostly(mapOf(text)) })),
      }),
    ),
  };
});

const content = mostly(
  fc.dictionary(
    fc.constantFrom('application/json', 'application/xml', 'image/*', 'multipart/form-data', ''),
    mostly(some({ schema, example: value, examples: mostly(mapOf(mostly(some({ value, summary: text })))) })),
    { maxKeys: 2 },
  ),
);
const headers = mostly(mapOf(mostly(some({ schema, description: text, example: value }))));
const response = fc.oneof(
  { weight: 1, arbitrary: ref('responses') },
  {
    weight: 5,
    arbitrary: some({
      description: mostly(text),
      content,
      headers,
      links: mostly(mapOf(mostly(some({ operationId: name, parameters: mapOf(value) })))),
    }),
  },
);
const parameter = mostly(
  some({
    name: mostly(name),
    in: mostly(fc.constantFrom('path', 'query', 'header', 'cookie')),
    style: mostly(fc.constantFrom('form', 'deepObject', 'matrix', 'label')),
    schema,
    example: value,
    content,
  }),
);
const operation = some({
  operationId: mostly(name),
  summary: mostly(text),
  description: mostly(text),
  tags: mostly(listOf(name)),
  security: mostly(listOf(mostly(mapOf(mostly(listOf(name)))))),
  servers: mostly(listOf(mostly(some({ url: text, variables: mostly(mapOf(value)) })))),
  parameters: mostly(listOf(parameter)),
  requestBody: mostly(some({ content, description: text })),
  responses: mostly(
    fc.dictionary(fc.constantFrom('200', '2XX', '4XX', '404', 'default', 'x-a'), mostly(response), {
      maxKeys: 3,
    }),
  ),
});
const pathItem = some({
  get: mostly(operation),
  post: mostly(
    fc
      .tuple(
        operation,
        mostly(mapOf(mostly(fc.dictionary(text, mostly(some({ post: operation })), { maxKeys: 1 })))),
      )
      .map(([own, callbacks]) => ({ ...own, callbacks })),
  ),
  parameters: mostly(listOf(parameter)),
});
const contract = fc.record({
  openapi: fc.constantFrom('3.0.3', '3.1.0'),
  paths: mostly(
    fc.dictionary(fc.constantFrom('/', '/a', '/a/{b}', '/a/{b}/{a}', '/é'), mostly(pathItem), { maxKeys: 3 }),
  ),
  webhooks: mostly(mapOf(mostly(some({ post: operation })))),
  tags: mostly(listOf(mostly(some({ name })))),
  components: fc.record({
    schemas: fc.tuple(schema, schema, mapOf(schema)).map(([a, b, others]) => ({ ...others, a, b })),
    responses: fc.tuple(response, response).map(([a, b]) => ({ a, b })),
    securitySchemes: mostly(
      mapOf(
        mostly(
          some({ type: mostly(fc.constantFrom('oauth2', 'http', 'apiKey')), flows: mostly(mapOf(value)) }),
        ),
      ),
    ),
  }),
});

/** Every piece that a page could show of a contract. */
function wholePage(document: ReturnType<typeof readContract>): RootContent[] {
  const page = {
    document,
    catalogue: NO_ERRORS,
    ids: new Ids(),
    links: {
      toOperation: () => undefined,
      toScopes: undefined,
      toError: () => undefined,
    },
    shownLists: new Map(),
  };
  return [
    ...apiOperations(document).flatMap(({ id }) => expandPiece('Operation', { id }, page)),
    ...schemaNames(document).flatMap((each) =>
      each === '' ? [] : expandPiece('SchemaFields', { name: each }, page),
    ),
    ...['Operations', 'Errors', 'Scopes', 'Webhooks'].flatMap((piece) => expandPiece(piece, {}, page)),
  ];
}

function anchorsIn(nodes: RootContent[]) {
  const ids: unknown[] = [];
  const targets: unknown[] = [];
  visit({ type: 'root', children: nodes }, (node) => {
    const { id, href } = ('data' in node ? node.data?.hProperties : undefined) ?? {};
    if (id !== undefined) ids.push(id);
    if (typeof href === 'string') targets.push(href.slice(1));
  });
  return { ids, targets };
}

describe('any contract', () => {
  it('is told, or refused with its file and line', () => {
    let told = 0;
    fc.assert(
      fc.property(contract, (document) => {
        let read: ReturnType<typeof readContract>;
        try {
          read = readContract(JSON.stringify(document), 'contrat.yaml');
        } catch (error) {
          expect(String(error)).toMatch(/contrat\.yaml:\d+/);
          return;
        }
        told += 1;
        const { ids, targets } = anchorsIn(wholePage(read));
        expect(ids).toEqual([...new Set(ids)]);
        expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
      }),
      // The time is for a machine that is busy with other tests.
      { numRuns: 100, interruptAfterTimeLimit: 30_000 },
    );
    // Or else the contracts would be too wrong to try anything.
    expect(told).toBeGreaterThan(5);
  });
});
