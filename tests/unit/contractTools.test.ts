// The contract as others read it: their linter finds nothing, and their generators of clients make right types from it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { isObject } from '../../lib/json';
import { type Content, contentsOf, type Operation, operationsUnder, partAt } from '../../lib/openapi';
import { toolAt } from '../contract-tools';
import { outputOf } from '../output';

const { yaml } = siteApiReference.contracts.published();
const contract = siteApiReference.contracts.read();

const folder = mkdtempSync(path.join(tmpdir(), 'contrat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string): string => path.join(folder, name);
writeFileSync(fileOf('openapi.yaml'), yaml);

/** What the program writes, which is one of Node's. */
const run = (program: string, ...parameters: string[]) =>
  outputOf(spawn(process.execPath, [program, ...parameters], { cwd: folder }));

it("Spectral's rules on OpenAPI find nothing", async () => {
  const found = await run(path.resolve('tests/contract-tools/lint.mjs'), 'openapi.yaml');
  expect(found).toMatchObject({ code: 0, stdout: '[]\n' });
});

type Answer = Content & { readonly operation: Operation; readonly status: string };

/** Every answer of the API that has a body. */
const answers = operationsUnder(contract, 'paths').flatMap((operation): Answer[] =>
  contentsOf(contract, operation)
    .filter(({ place }) => place.startsWith('réponse '))
    .map((content) => ({ ...content, operation, status: content.place.slice('réponse '.length) })),
);

/** The name that the contract gives to the schema of a body. */
function schemaOf({ media }: Answer): string | undefined {
  const { schema } = media.value;
  const reference = isObject(schema) ? String(schema.$ref) : '';
  return /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1];
}

const isFile = ({ media }: Answer): boolean =>
  partAt(contract, `${media.pointer}/schema`)?.value.format === 'binary';

/** What a generator calls an answer, the bytes of a file and a schema of the contract. */
type Names = {
  readonly imports: string;
  readonly answer: (answer: Answer) => string;
  readonly bytes: string;
  readonly schema: (name: string) => string;
};

const SAME =
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;';

/** A program that compiles if each answer has the type that its schema has: a file is bytes, an error is a problem. */
const assertionsIn = ({ imports, answer: typeOf, bytes, schema }: Names): string => {
  const lines = answers.flatMap((answer) => {
    const name = schemaOf(answer);
    const expected = isFile(answer) ? bytes : name && schema(name);
    return expected ? [`true satisfies Same<${typeOf(answer)}, ${expected}>;`] : [];
  });
  return [imports, SAME, ...new Set(lines), ''].join('\n');
};

/** A status is a number in both, a range or a default a text. */
const keyOf = (status: string): string => (/^\d+$/.test(status) ? status : `'${status}'`);

const generators: Readonly<Record<string, Names>> = {
  'openapi-typescript': {
    imports: "import type { components, paths } from './schema';",
    answer: ({ operation: { address, method }, status, mediaType }) =>
      `paths['${address}']['${method.toLowerCase()}']['responses'][${keyOf(status)}]['content']['${mediaType}']`,
    // It knows no bytes: its reader says how a client gets them.
    bytes: 'string',
    schema: (name) => `components['schemas']['${name}']`,
  },
  '@hey-api/openapi-ts': {
    imports: "import type * as api from './client';",
    answer: ({ operation: { id }, status }) =>
      `api.${id.charAt(0).toUpperCase()}${id.slice(1)}${status.startsWith('2') ? 'Responses' : 'Errors'}[${keyOf(status)}]`,
    bytes: 'Blob | File',
    schema: (name) => `api.${name}`,
  },
};

it(`${Object.keys(generators).join(' and ')} make clients from it, with right types`, async () => {
  const made = await Promise.all([
    run(toolAt('openapi-typescript/bin/cli.js'), 'openapi.yaml', '--output', 'schema.ts'),
    run(toolAt('@hey-api/openapi-ts/bin/run.js'), '--input', 'openapi.yaml', '--output', 'client'),
  ]);
  expect(made).toMatchObject([{ code: 0 }, { code: 0 }]);
  const uses = Object.values(generators).map((names, index) => {
    writeFileSync(fileOf(`uses${index}.ts`), assertionsIn(names));
    return `uses${index}.ts`;
  });
  const settings = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'];
  const { stdout } = await run(path.resolve('node_modules/typescript-7/bin/tsc'), ...settings, ...uses);
  expect(stdout).toBe('');
});
