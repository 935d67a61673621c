// Other people's tools read the contract: a linter finds nothing, and generators of clients make right types from it.
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

it("Spectral's rules on OpenAPI find nothing to report in the contract", async () => {
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

const SAME =
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;';

/** A program that compiles if each answer has the type that its schema has; to this generator, bytes are a text. */
function assertions(): string {
  const lines = answers.flatMap((answer) => {
    const { operation, status, mediaType } = answer;
    const name = schemaOf(answer);
    const expected = isFile(answer) ? 'string' : name && `components['schemas']['${name}']`;
    // A status is a number, a range or a default a text.
    const key = /^\d+$/.test(status) ? status : `'${status}'`;
    const type = `paths['${operation.address}']['${operation.method.toLowerCase()}']['responses'][${key}]['content']['${mediaType}']`;
    return expected ? [`true satisfies Same<${type}, ${expected}>;`] : [];
  });
  expect(lines).not.toEqual([]);
  return ["import type { components, paths } from './schema';", SAME, ...lines, ''].join('\n');
}

it('openapi-typescript and @hey-api/openapi-ts make clients from the contract, with right types', async () => {
  const made = await Promise.all([
    run(toolAt('openapi-typescript/bin/cli.js'), 'openapi.yaml', '--output', 'schema.ts'),
    run(toolAt('@hey-api/openapi-ts/bin/run.js'), '--input', 'openapi.yaml', '--output', 'client'),
  ]);
  expect(made).toMatchObject([{ code: 0 }, { code: 0 }]);
  writeFileSync(fileOf('uses.ts'), `${assertions()}export type * from './client';\n`);
  const settings = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'];
  const { stdout } = await run(path.resolve('node_modules/typescript-7/bin/tsc'), ...settings, 'uses.ts');
  expect(stdout).toBe('');
});
