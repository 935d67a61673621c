// The contract as others read it: their linter finds nothing, and their generators of clients make right types from it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { isObject } from '../../lib/json';
import { type Content, contentsOf, type Operation, operationsUnder, partAt } from '../../lib/openapi';
import { toolAt } from '../contract-tools';

const { yaml } = siteApiReference.contracts.published();
const contract = siteApiReference.contracts.read();

const folder = mkdtempSync(path.join(tmpdir(), 'contrat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string): string => path.join(folder, name);
writeFileSync(fileOf('openapi.yaml'), yaml);

/** Fails with what the program says. */
async function outputOf(program: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters], { cwd: folder });
  return stdout;
}

it("Spectral's rules on OpenAPI find nothing", async () => {
  const found = await outputOf(path.resolve('tests/contract-tools/lint.mjs'), 'openapi.yaml');
  expect(JSON.parse(found)).toEqual([]);
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

/** What the compiler says of these files and of all that they import. */
function compile(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    // Those of TypeScript itself.
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line : 0;
    const text = file?.text.split('\n')[line] ?? '';
    return `${path.basename(file?.fileName ?? '')} : ${ts.flattenDiagnosticMessageText(messageText, ' ')} ${text.trim()}`;
  });
}

it(`${Object.keys(generators).join(' and ')} make clients from it, with right types`, async () => {
  await Promise.all([
    outputOf(toolAt('openapi-typescript/bin/cli.js'), 'openapi.yaml', '--output', 'schema.ts'),
    outputOf(toolAt('@hey-api/openapi-ts/bin/run.js'), '--input', 'openapi.yaml', '--output', 'client'),
  ]);
  // Compiled together: most of the time goes to what they share.
  const files = Object.values(generators).map((names, index) => {
    const file = fileOf(`uses${index}.ts`);
    writeFileSync(file, assertionsIn(names));
    return file;
  });
  expect(compile(files)).toEqual([]);
});
