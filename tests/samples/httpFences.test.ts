// Each request written as HTTP on an API page is one that the contract accepts: method, path, required headers, body.
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { asTyped, type Page, readPage, readPages } from '../../checks/page';
import { parametersOf } from '../../lib/openapi';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { identity } from '../../product/identity';
import { LIBRARY_CONTRACT } from '../fixtures/library';
import { type Judge, judge, judgeOf } from './contract';

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1\.1$/;
const { host: API_HOST, origin } = new URL(identity.apiBase);
const API_PATH = identity.apiBase.slice(origin.length);

type Request = {
  readonly method: string;
  readonly target: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

function readRequest(text: string): Request {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const [, method = '', target = ''] = REQUEST.exec(first) ?? [];
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()] as const;
  });
  return { method, target, headers: new Map(headers), body: rest.join('\n\n') };
}

/** The form that a client sends: a path, and the host on a line of its own. */
function formFaults({ target, headers }: Request): string[] {
  if (!target.startsWith('/'))
    return ['première ligne : écrivez le chemin seul ; le serveur va dans « Host »'];
  return headers.get('host') ? [] : ['en-tête Host absent'];
}

/** Calls of ours go to the API; a webhook goes to the reader's own server, and is signed rather than described. */
function callFaults(request: Request, { contract, matchOperation, bodyTypes, bodyFaults }: Judge): string[] {
  const { method, target, headers, body } = request;
  if (headers.get('host') !== API_HOST) return [];
  const found = target.startsWith(API_PATH) && matchOperation(method, target.slice(API_PATH.length));
  if (!found) return [`le contrat n'a pas d'opération ${method} ${target}`];
  const required = parametersOf(contract, found.operation)
    .filter(({ value }) => value.in === 'header' && value.required === true)
    .map(({ value }) => String(value.name));
  const missing = ['Authorization', ...required].filter((name) => !headers.has(name.toLowerCase()));
  const [type] = bodyTypes(found.operation);
  return [
    ...missing.map((name) => `en-tête ${name} absent`),
    ...(type ? bodyFaults(found.operation, 'corps', type, JSON.parse(body)) : []),
  ];
}

function requestFaults(text: string, by: Judge): string[] {
  const request = readRequest(text);
  return [...formFaults(request), ...callFaults(request, by)];
}

function pageFaults({ file, tree }: Page, by: Judge): string[] {
  const faults: string[] = [];
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang !== 'http' || !REQUEST.test(value.split('\n')[0] ?? '')) return;
    const found = requestFaults(substituteFacts(asTyped(value)).text, by);
    faults.push(...found.map((fault) => `${file}:${position?.start.line} : ${fault}`));
  });
  return faults;
}

it('every HTTP request of the API pages is one that the contract accepts', () => {
  const pages = readPages('docs').filter(({ file }) => file.startsWith('docs/api/'));
  expect(pages.flatMap((page) => pageFaults(page, judge))).toEqual([]);
});

describe('a request', () => {
  const library = judgeOf(siteApiReference.contracts.read(LIBRARY_CONTRACT));
  const faults = (...lines: string[]): string[] =>
    pageFaults(readPage('docs/api/page.mdx', ['~~~http', ...lines, '~~~', ''].join('\n')), library);
  const TOKEN = 'Authorization: Bearer jeton';
  const KEY = 'Idempotency-Key: 8e03978e-40d5-43e8-bc93-6894a57f9324';
  const BODY = '{ "bookId": "bok_01K58RQ9XRQFYD85GA3T379PP6", "reader": "Ali" }';

  const HOST = 'Host: {{identity.apiBase.host}}';
  const LOANS = 'POST {{identity.apiBase.path}}/loans HTTP/1.1';

  it('that the contract accepts passes, and so does a call to another server', () => {
    expect(faults(LOANS, HOST, TOKEN, KEY, '', BODY)).toEqual([]);
    expect(faults('POST /loans HTTP/1.1', 'Host: votre-serveur.example')).toEqual([]);
  });

  it('is refused with an address on its first line, or without a host', () => {
    expect(faults('POST https://votre-serveur.example/loans HTTP/1.1', HOST)).toContainEqual(
      expect.stringContaining('écrivez le chemin seul'),
    );
    expect(faults(LOANS, TOKEN, KEY, '', BODY)).toEqual([expect.stringContaining('en-tête Host absent')]);
  });

  it('is refused for an operation that the contract does not have', () => {
    expect(faults('POST {{identity.apiBase.path}}/books HTTP/1.1', HOST, TOKEN, '', '{}')).toEqual([
      expect.stringContaining("page.mdx:1 : le contrat n'a pas d'opération"),
    ]);
  });

  it('is refused without a required header, or with a body out of rule', () => {
    expect(faults(LOANS, HOST, TOKEN, '', '{ "reader": "Ali" }')).toEqual([
      expect.stringContaining('en-tête Idempotency-Key absent'),
      expect.stringContaining('bookId'),
    ]);
  });
});
