// Each request written as HTTP on an API page is one that the contract accepts: method, path, required headers, body.
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { asTyped, type Page, readPage } from '../../checks/page';
import { readPages } from '../../checks/site';
import { parametersOf } from '../../lib/openapi';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { identity } from '../../product/identity';
import { bodyFaults, bodyTypes, document, matchOperation } from './contract';

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1\.1$/;

/** Calls of ours go to the API; a webhook goes to the reader's own server, and is signed rather than described. */
function requestFaults(text: string): string[] {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const [, method = '', address = ''] = REQUEST.exec(first) ?? [];
  if (!address.startsWith(identity.apiBase)) return [];
  const found = matchOperation(method, address.slice(identity.apiBase.length));
  if (!found) return [`le contrat n'a pas d'opération ${method} ${address}`];
  const headers = new Map(lines.map((line) => [line.split(':')[0]?.toLowerCase(), line]));
  const required = parametersOf(document, found.operation)
    .filter(({ value }) => value.in === 'header' && value.required === true)
    .map(({ value }) => String(value.name));
  const missing = ['Authorization', ...required].filter((name) => !headers.has(name.toLowerCase()));
  const [type] = bodyTypes(found.operation);
  return [
    ...missing.map((name) => `en-tête ${name} absent`),
    ...(type ? bodyFaults(found.operation, 'corps', type, JSON.parse(rest.join('\n\n'))) : []),
  ];
}

function pageFaults({ file, tree }: Page): { requests: number; faults: string[] } {
  let requests = 0;
  const faults: string[] = [];
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang !== 'http' || !REQUEST.test(value.split('\n')[0] ?? '')) return;
    requests += 1;
    const found = requestFaults(substituteFacts(asTyped(value)).text);
    faults.push(...found.map((fault) => `${file}:${position?.start.line} : ${fault}`));
  });
  return { requests, faults };
}

it('every HTTP request of the API pages is one that the contract accepts', () => {
  const read = readPages('docs')
    .filter(({ file }) => file.startsWith('docs/api/'))
    .map(pageFaults);
  expect(read.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(3);
  expect(read.flatMap(({ faults }) => faults)).toEqual([]);
});

describe('a request is refused', () => {
  const faults = (request: string): string[] =>
    pageFaults(readPage('docs/api/page.mdx', `~~~http\n${request}\n~~~\n`)).faults;

  it('for an operation that the contract does not have', () => {
    expect(faults('POST {{identity.apiBase}}/dossiers HTTP/1.1\n\n{}')).toEqual([
      expect.stringContaining("page.mdx:1 : le contrat n'a pas d'opération"),
    ]);
  });
  it('without its key, or with a body out of rule', () => {
    expect(
      faults('POST {{identity.apiBase}}/cases HTTP/1.1\nAuthorization: Bearer at_…\n\n{ "title": "a" }'),
    ).toEqual([
      expect.stringContaining('en-tête Idempotency-Key absent'),
      expect.stringContaining('templateId'),
    ]);
  });
});
