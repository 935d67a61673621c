// Prism (https://github.com/stoplightio/prism) over the contract: it refuses what the contract refuses, and answers
// with the contract's examples.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { freePort } from '../../scripts/site/ports';
import { toolAt } from '../contract-tools';

const STARTED = 'Prism is listening';
const PATIENCE_MS = 60_000;

const FORM = /^multipart\/form-data$|urlencoded$/;
const isJsonType = (type: string): boolean => /[/+]json$/.test(type);

/** Prism cannot write a file: it answers an object, and server.ts puts the bytes in its place. */
function withoutFiles(content: JsonObject): JsonObject {
  const types = Object.keys(content);
  const isReadable = types.every(isJsonType) || types.some((type) => FORM.test(type));
  return isReadable ? content : { 'application/json': { schema: { type: 'object' }, example: {} } };
}

/** Prism does not parse the JSON parts of a form: to it they are texts, and server.ts validates them. */
function withTextParts(media: Json | undefined): JsonObject {
  const example = isObject(media) ? media : {};
  return {
    ...example,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['file', 'metadata'],
      properties: { file: { type: 'string' }, metadata: { type: 'string' } },
    },
    encoding: {},
    examples: {},
  };
}

/** The contract with what Prism cannot read rewritten. `unevaluatedProperties`, which it ignores, is server.ts's. */
function prismVariant(value: Json): Json {
  if (isList(value)) return value.map(prismVariant);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'webhooks')
      .map(([key, item]) => {
        if (key === 'multipart/form-data') return [key, withTextParts(item)];
        if (key === 'content' && isObject(item)) return [key, prismVariant(withoutFiles(item))];
        return [key, prismVariant(item)];
      }),
  );
}

/** The words may come in several chunks. Afterwards, the output must still be read, or Prism would block. */
function untilStarted(child: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`Prism ${reason} :\n${output}`));
    const timer = setTimeout(() => fail(`n'a pas démarré en ${PATIENCE_MS / 1000} s`), PATIENCE_MS);
    child.once('exit', () => fail("s'est arrêté"));
    const read = (chunk: Buffer): void => {
      if (!output.includes(STARTED)) output += chunk;
      if (!output.includes(STARTED)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}

export type Prism = { readonly address: string; readonly close: () => void };

export async function startPrism(document: JsonObject, folder: string): Promise<Prism> {
  const file = path.join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify(prismVariant(document)));
  const port = String(await freePort());
  const command = [toolAt('@stoplight/prism-cli/dist/index.js'), 'mock', file];
  const child = spawn(process.execPath, [...command, '--host', '127.0.0.1', '--port', port]);
  const close = (): void => {
    child.kill();
  };
  process.once('exit', close);
  await untilStarted(child);
  return { address: `http://127.0.0.1:${port}`, close };
}
