// Each published file is used as a reader would use it, with a real tool of its kind, against a server made from the
// contract.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishedFiles, publishedNames } from '../../api-reference/collections';
import { callOf, variableNamed } from '../../api-reference/collections/call';
import { collectionOf } from '../../api-reference/collections/collection';
import { requestOf } from '../../api-reference/samples/request';
import { siteApiReference } from '../../api-reference.config';
import { isList, isObject, type Json } from '../../lib/json';
import { examplesOf, parametersOf } from '../../lib/openapi';
import { allScopes, document, operations } from '../samples/contract';
import { startPrismOn } from '../samples/prism';
import { type Run, type SampleServer, startServer } from '../samples/server';
import { type Answer, runBruno, runHttp, runPostman, type Values } from './tools';

const SLUG = 'essai';
const published = { contract: 'openapi.yaml', collections: SLUG };
const names = publishedNames(published);
const files = publishedFiles({ document, ...siteApiReference.contracts.published() }, published);
const textOf = (name: string): string => String(files.get(name));
const collection = collectionOf(document, '');

const folder = mkdtempSync(path.join(tmpdir(), 'collections-'));
/** A tool starts slowly on a busy machine. */
const PATIENCE_MS = 120_000;
let server: SampleServer | undefined;
beforeAll(async () => {
  server = await startServer(folder);
}, PATIENCE_MS);
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The contract's examples by the variable that a collection has in their place. */
function examples(): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, value: Json | undefined): void => {
    if (typeof value === 'string' && !found.has(variableNamed(name))) found.set(variableNamed(name), value);
  };
  const walk = (value: Json, name = ''): void => {
    if (isList(value)) for (const item of value) walk(item, name);
    else if (isObject(value)) for (const [key, item] of Object.entries(value)) walk(item, key);
    else note(name, value);
  };
  for (const operation of operations) {
    for (const { value } of parametersOf(document, operation)) note(String(value.name), value.example);
    const { body } = requestOf(document, operation.id);
    if (body?.kind === 'json') walk(body.value);
  }
  return found;
}

/** The photograph that is sent, under the names that the calls give it, and a folder to work in. */
function workplace(name: string, inner = ''): string {
  const own = mkdtempSync(path.join(folder, `${name}-`));
  const sent = operations.flatMap((operation) => {
    const { body } = callOf(document, operation);
    return body?.kind === 'multipart'
      ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.file] : []))
      : [];
  });
  mkdirSync(path.join(own, inner), { recursive: true });
  for (const file of sent) copyFileSync('.github/accueil.jpg', path.join(own, inner, file));
  return own;
}

/** The token that the client gets has all scopes. */
function openRun(): { run: Run; access: Values } {
  if (!server) throw new Error('The server has not started');
  const run = server.open();
  for (const { value } of examplesOf(document))
    if (isObject(value) && typeof value.access_token === 'string')
      run.access.tokens.set(value.access_token, allScopes());
  const { clientId, clientSecret } = run.access;
  return { run, access: { API: run.base, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } };
}

const given = new Set(collection.steps.flatMap(({ captures }) => captures.map(({ variable }) => variable)));
/** The values that no answer gives. */
const brought = (): Values => Object.fromEntries([...examples()].filter(([name]) => !given.has(name)));

/** Every operation once, in order; the tool and the server agree that each succeeded. */
function expectWhole(answers: readonly Answer[], run: Run, order: readonly string[]): void {
  expect(answers.map(({ id }) => id)).toEqual(order);
  expect(answers.filter(({ status = 0 }) => status < 200 || status > 299)).toEqual([]);
  expect(run.calls.map(({ operation }) => operation)).toEqual(order);
  expect(run.calls.flatMap(({ faults }) => faults)).toEqual([]);
}

// At the same time: the tools spend most of it in starting.
describe.concurrent('every operation succeeds, once and in order', { timeout: PATIENCE_MS }, () => {
  const inFolders = collection.folders.flatMap(({ steps }) => steps.map(({ id }) => id));

  it('in Postman, where each answer gives the next calls what they need', async () => {
    const { run, access } = openRun();
    const answers = await runPostman(
      textOf(names.postman),
      { ...access, ...brought() },
      workplace('postman'),
    );
    expectWhole(answers, run, inFolders);
  });

  it('in Bruno, where each answer gives the next calls what they need', async () => {
    const { run, access } = openRun();
    const archive = files.get(names.bruno);
    if (!(archive instanceof Uint8Array)) throw new Error('The archive is no archive');
    const answers = await runBruno(archive, { ...access, ...brought() }, workplace('bruno', SLUG));
    expectWhole(answers, run, inFolders);
  });

  it('in an editor, once its variables are filled in', async () => {
    const { run, access } = openRun();
    const values = { ...Object.fromEntries(examples()), ...access, TOKEN: run.token };
    const answers = await runHttp(textOf(names.http), values, workplace('http'));
    expectWhole(
      answers,
      run,
      operations.map(({ id }) => id),
    );
  });
});

describe.concurrent('the contract', { timeout: PATIENCE_MS }, () => {
  it('is the same in YAML and in JSON', () => {
    expect(parse(textOf(names.yaml))).toEqual(JSON.parse(textOf(names.json)));
  });

  it('in JSON is enough for a mock server', async () => {
    const file = path.join(folder, names.json);
    writeFileSync(file, textOf(names.json));
    const prism = await startPrismOn(file);
    const list = operations.find(({ method, address }) => method === 'GET' && !address.includes('{'));
    const headers = { authorization: 'Bearer essai' };
    const response = await fetch(`${prism.address}${list?.address}`, { headers });
    prism.close();
    expect(response.status).toBe(200);
  });
});
