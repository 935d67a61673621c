// Whatever the contract, pages are made from it or it is refused with file and line, and no id comes twice.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isList, isObject, type Json, type JsonObject, pointTo } from '../lib/json';
import { LIBRARY_CONTRACT } from '../tests/fixtures/library';
import { expandComponent } from './components';
import { readContract } from './contract';
import { Ids } from './ids';
import { loadContract } from './loadContract';
import { schemaNames } from './model/namedSchemas';
import { apiOperations } from './model/operation';
import { NO_ERRORS } from './options';

const FOLDER = path.dirname(LIBRARY_CONTRACT);
const contracts = readdirSync(FOLDER).map(
  (name) => loadContract(readFileSync(path.join(FOLDER, name), 'utf8'), name).document,
);

const pointersIn = (value: Json, pointer = ''): string[] => {
  const children = isList(value) || isObject(value) ? Object.entries(value) : [];
  return [pointer, ...children.flatMap(([key, item]) => pointersIn(item, pointTo(pointer, key)))];
};

/** A copy with other values, or other keys, at some pointers. */
function altered(value: Json, changes: ReadonlyMap<string, Json>, pointer = ''): Json {
  const change = changes.get(pointer);
  if (change !== undefined && !isObject(change)) return change;
  if (isList(value)) return value.map((item, index) => altered(item, changes, pointTo(pointer, index)));
  if (!isObject(value)) return change ?? value;
  const entries = Object.entries(value).map(([key, item]): [string, Json] => [
    key,
    altered(item, changes, pointTo(pointer, key)),
  ]);
  return Object.fromEntries([...entries, ...Object.entries(change ?? {})]);
}

/** Values and names that code may trip over; an object adds its keys to the one that it is put upon. */
const value = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -1.5, 1e21, '', 'a', '`', '# Titre', '<b>', '{a}', [], [null]),
  fc.constantFrom<Json>([{}], ['a', 'b'], [[1]], { $ref: '#/components/schemas/a' }, { allOf: [true] }),
  fc
    .constantFrom('a', 'é', '', 'a/b', 'a~b', 'a.b', '$ref', 'constructor', '__proto__', 'x-a', '%')
    .map((name): Json => JSON.parse(`{"${name}":{"type":"string","${name}":[]}}`)),
);

const contract = fc.constantFrom(...contracts).chain((document) => {
  const pointer = fc.constantFrom(...pointersIn(document).slice(1));
  return fc
    .array(fc.tuple(pointer, value), { maxLength: 4 })
    .map((changes) => altered(document, new Map(changes)));
});

/** Every component that a page could show of a contract. */
function wholePage(document: JsonObject): RootContent[] {
  const links = { toOperation: () => undefined, toScopes: undefined, toError: () => undefined };
  const page = { document, catalogue: NO_ERRORS, ids: new Ids(), links, shownLists: new Map() };
  const names = schemaNames(document).filter((name) => name !== '');
  return [
    ...apiOperations(document).flatMap(({ id }) => expandComponent('Operation', { id }, page)),
    ...names.flatMap((name) => expandComponent('SchemaFields', { name }, page)),
    ...['Operations', 'Errors', 'Scopes', 'Webhooks'].flatMap((component) =>
      expandComponent(component, {}, page),
    ),
  ];
}

it('pages of any contract have unique ids, to which their links lead, or the contract is refused with its file and line', () => {
  // Each part of a contract that pages leave out gives a warning: thousands of them here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  let accepted = 0;
  const check = (document: Json): void => {
    let read: JsonObject;
    try {
      read = readContract(JSON.stringify(document), 'contrat.yaml');
    } catch (error) {
      expect(String(error)).toMatch(/contrat\.yaml:\d+/);
      return;
    }
    accepted += 1;
    const ids: unknown[] = [];
    const targets: unknown[] = [];
    visit({ type: 'root', children: wholePage(read) }, (node) => {
      const { id, href } = ('data' in node ? node.data?.hProperties : undefined) ?? {};
      if (id !== undefined) ids.push(id);
      if (typeof href === 'string') targets.push(href.slice(1));
    });
    expect(ids).toEqual([...new Set(ids)]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  };
  for (const document of contracts) check(document);
  expect(accepted).toBe(contracts.length);
  // The time is for a machine that is busy with other tests.
  fc.assert(fc.property(contract, check), { numRuns: 100, interruptAfterTimeLimit: 30_000 });
  // Or else the copies would be too wrong to try anything.
  expect(accepted).toBeGreaterThan(contracts.length + 5);
}, 60_000);
