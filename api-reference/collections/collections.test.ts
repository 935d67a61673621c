// The small contract of a library gives the files of expected/; every contract gives files that hold all its operations.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json';
import { operationsUnder } from '../../lib/openapi';
import { LIBRARY_CONTRACT } from '../../tests/fixtures/library';
import { readContract } from '../contract';
import { publishedFiles, publishedNames } from '.';
import { brunoFiles } from './bruno';
import { collectionOf } from './collection';
import { httpBlockOf } from './http';

const CONTRACTS = path.dirname(LIBRARY_CONTRACT);
const SLUG = 'bibliotheque';
const PUBLISHED = { contract: 'openapi.yaml', collections: SLUG };
const names = publishedNames(PUBLISHED);
const library = readContract(readFileSync(LIBRARY_CONTRACT, 'utf8'), LIBRARY_CONTRACT);
const published = (document: JsonObject) =>
  publishedFiles({ document, yaml: '', sha256: '0'.repeat(64) }, PUBLISHED);
const expected = (name: string): string => path.join(__dirname, 'expected', name);
const collection = collectionOf(library, '0'.repeat(64));

describe('the contract of the library gives the files of expected/', () => {
  it('a collection for Postman', async () => {
    await expect(String(published(library).get(names.postman))).toMatchFileSnapshot(expected(names.postman));
  });

  it('the files of a collection for Bruno', async () => {
    const text = [...brunoFiles(collection)].map(([name, content]) => `=== ${name}\n${content}`).join('\n');
    await expect(text).toMatchFileSnapshot(expected(`${SLUG}.bruno.txt`));
  });

  it('a file of requests for editors', async () => {
    await expect(String(published(library).get(names.http))).toMatchFileSnapshot(expected(names.http));
  });

  it('the block of one operation, with the variables that it needs and no other', async () => {
    await expect(httpBlockOf(library, 'createLoan')).toMatchFileSnapshot(expected('createLoan.http'));
  });
});

describe('other contracts', () => {
  it.each(readdirSync(CONTRACTS))('%s gives files that have all its operations, in order', (name) => {
    const file = path.join(CONTRACTS, name);
    const document = readContract(readFileSync(file, 'utf8'), file);
    const ids = operationsUnder(document, 'paths').map(({ id }) => id);
    const files = published(document);
    const namesIn = (text: string, pattern: RegExp): unknown[] =>
      [...text.matchAll(pattern)].map(([, found]) => found);
    const bruno = [...brunoFiles(collectionOf(document, ''))].map(([, content]) => content).join('');
    const postman = namesIn(String(files.get(names.postman)), /"name": "(.+)",\n +"(?:event|request)"/g);
    expect(namesIn(String(files.get(names.http)), /^# @name (.+)$/gm)).toEqual(ids);
    expect(postman.toSorted()).toEqual(ids.toSorted());
    expect(namesIn(bruno, /name: (.+)\n {2}type: http/g).toSorted()).toEqual(ids.toSorted());
  });

  it('give texts, files, keys and servers of their own', async () => {
    const file = path.join(CONTRACTS, 'samples.yaml');
    const weather = readContract(readFileSync(file, 'utf8'), file);
    const bruno = [...brunoFiles(collectionOf(weather, ''))].map(([, content]) => content);
    const files = published(weather);
    const text = [files.get(names.http), files.get(names.postman), ...bruno].join('\n');
    await expect(text).toMatchFileSnapshot(expected('foreign.txt'));
  });
});

it('Bruno has a file for each of two operations whose ids make one file name', () => {
  const operation = (operationId: string) => ({ get: { operationId, responses: {} } });
  const document = { openapi: '3.1.0', paths: { '/a': operation('a/b'), '/b': operation('a b') } };
  const files = [...brunoFiles(collectionOf(document, '')).keys()];
  expect(files).toEqual(expect.arrayContaining(['01-sans-nom/a-b.bru', '01-sans-nom/a-b-2.bru']));
});
