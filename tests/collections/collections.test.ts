// Each published file is used as a reader would use it, with a real tool of its kind, against a server made from the
// contract.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
  const collect = (value: Json | undefined, name = ''): void => {
    if (isList(value)) for (const item of value) collect(item, name);
    else if (isObject(value)) for (const [key, item] of Object.entries(value)) collect(item, key);
    else if (typeof value === 'string' && !found.has(variableNamed(name)))
      found.set(variableNamed(name), value);
  };
  for (const operation of operations) {
    for (const { value } of parametersOf(document, operation)) collect(value.example, String(value.name));
    const { body } = requestOf(document, operation.id);
    if (body?.kind === 'json') collect(body.value);
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
const readerValues = (): Values => Object.fromEntries([...examples()].filter(([name]) => !given.has(name)));

/** Every operation once, in order; the tool and the server agree that each succeeded. */
function expectEverySuccess(answers: readonly Answer[], run: Run, order: readonly string[]): void {
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
    const values = { ...access, ...readerValues() };
    const answers = await runPostman(textOf(names.postman), values, workplace('postman'));
    expectEverySuccess(answers, run, inFolders);
  });

  it('in Bruno, where each answer gives the next calls what they need', async () => {
    const { run, access } = openRun();
    const archive = files.get(names.bruno);
    if (!(archive instanceof Uint8Array)) throw new Error('The archive is no archive');
    const answers = await runBruno(archive, { ...access, ...readerValues() }, workplace('bruno', SLUG));
    expectEverySuccess(answers, run, inFolders);
  });

  it('in an editor, once its variables are filled in', async () => {
    const { run, access } = openRun();
    const values = { ...Object.fromEntries(examples()), ...access, TOKEN: run.token };
    const answers = await runHttp(textOf(names.http), values, workplace('http'));
    const order = operations.map(({ id }) => id);
    expectEverySuccess(answers, run, order);
  });
});

it('the contract is the same in YAML and in JSON', () => {
  expect(parse(textOf(names.yaml))).toEqual(JSON.parse(textOf(names.json)));
});
