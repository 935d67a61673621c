// What pages show as code is true: requests that the contract accepts, JSON that follows its schema, signatures and
// fingerprints that are right.
import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { type Page, readPage, readPages } from '../../checks/page';
import { lookUp } from '../../lib/json';
import { parametersOf } from '../../lib/openapi';
import { parseFenceMeta } from '../../markdown/code/fence';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { identity } from '../../product/identity';
import { LIBRARY_CONTRACT } from '../fixtures/library';
import { guides } from '../specimen/guides';
import { judge, type Validator, validatorFor } from './contract';
import { apiPages, type Block, codeIn } from './pageCode';

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1\.1$/;
const { host: API_HOST, origin } = new URL(identity.apiBase);
const API_PATH = identity.apiBase.slice(origin.length);

/** A request to another host than the API's is a webhook that the reader receives: only its signature is tested. */
function requestFaults(
  text: string,
  { contract, matchOperation, bodyTypes, bodyFaults }: Validator,
): string[] {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const [, method = '', target = ''] = REQUEST.exec(first) ?? [];
  const headers = new Map(
    lines.map((line) => [line.split(':', 1).join().toLowerCase(), line.replace(/^[^:]*:\s*/, '')] as const),
  );
  if (!target.startsWith('/'))
    return ['première ligne : écrivez le chemin seul ; le serveur va dans « Host »'];
  if (!headers.get('host')) return ['en-tête Host absent'];
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
    ...(type ? bodyFaults(found.operation, 'corps', type, JSON.parse(rest.join('\n\n'))) : []),
  ];
}

function jsonFaults(text: string, meta: string, { contract, faultsOf }: Validator): string[] {
  const { schema } = parseFenceMeta(meta, (reason) => {
    throw new Error(reason);
  });
  if (!schema)
    return ['exemple sans schéma : nommez celui du contrat après « json », par exemple schema="Case"'];
  const pointer = `/components/schemas/${schema}`;
  if (lookUp(contract, pointer) === undefined) return [`le contrat n'a pas de schéma « ${schema} »`];
  return faultsOf(pointer, JSON.parse(text));
}

function blockFaults({ lang, meta, text }: Block, validator: Validator): string[] {
  if (lang === 'json') return jsonFaults(substituteFacts(text).text, meta, validator);
  const isRequest = lang === 'http' && REQUEST.test(text.split('\n')[0] ?? '');
  return isRequest ? requestFaults(substituteFacts(text).text, validator) : [];
}

const pageFaults = (page: Page, validator: Validator): string[] =>
  codeIn(page).flatMap((block) => blockFaults(block, validator).map((fault) => `${block.place} : ${fault}`));

it('the contract accepts every request and every JSON that the API pages show', () => {
  expect(apiPages().flatMap((page) => pageFaults(page, judge))).toEqual([]);
});

describe('a fault in the code of a page is reported with its line', () => {
  const library = validatorFor(siteApiReference.contracts.read(LIBRARY_CONTRACT));
  const HEADERS = ['Host: {{identity.apiBase.host}}', 'Authorization: Bearer jeton'];
  const POST = 'POST {{identity.apiBase.path}}';

  it.each([
    ['an address', ['http', 'POST https://a.example/loans HTTP/1.1', ...HEADERS], ['écrivez le chemin seul']],
    [
      'an unknown operation',
      ['http', `${POST}/books HTTP/1.1`, ...HEADERS, '', '{}'],
      ["page.mdx:1 : le contrat n'a pas d'opération"],
    ],
    [
      'a missing header and a missing field',
      ['http', `${POST}/loans HTTP/1.1`, ...HEADERS, '', '{ "reader": "Ali" }'],
      ['en-tête Idempotency-Key absent', 'bookId'],
    ],
    ['JSON without a schema', ['json title="Corps"', '{}'], ['page.mdx:1 : exemple sans schéma']],
    [
      'JSON that breaks its schema',
      ['json schema="Token"', '{ "access_token": "a", "expires_in": "demain" }'],
      ['docs/api/page.mdx:1 : /expires_in must be integer'],
    ],
    [
      'JSON that follows its schema: nothing to report',
      ['json schema="Token"', '{ "access_token": "a", "expires_in": 1 }'],
      [],
    ],
  ])('%s', (_, [open, ...lines], faults) => {
    const page = readPage('docs/api/page.mdx', [`~~~${open}`, ...lines, '~~~', ''].join('\n'));
    expect(pageFaults(page, library)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });
});

/** `id.timestamp.body`, the text that is signed. */
function signedText(request: string): string {
  const [head = '', body = ''] = request.split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1];
  return [header('webhook-id'), header('webhook-timestamp'), body].join('.');
}

it('the webhook call that readers test their code with is signed by each secret beside it', () => {
  const signed = readPages('docs').flatMap((page) => {
    const blocks = codeIn(page);
    const call = blocks.find(({ lang, text }) => lang === 'http' && text.includes('webhook-signature: '));
    return call ? [{ call: call.text, written: blocks.map(({ text }) => text).join('\n') }] : [];
  });
  expect(signed).not.toEqual([]);
  for (const { call, written } of signed) {
    const signatures = [...written.matchAll(/whsec_([\w+/]{40,}=*)/g)].map(([, key = '']) => {
      const hmac = createHmac('sha256', Buffer.from(key, 'base64'));
      return `v1,${hmac.update(signedText(call)).digest('base64')}`;
    });
    expect(new Set(signatures)).toEqual(new Set(written.match(/v1,[\w+/]{40,}=/g)));
  }
});

// Those of the pages that give the specimen to download are run on it, in tests/specimen; those for an edition on an
// archive, in tests/build/release.
it('the commands that compute hashes give the hash of each file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'empreintes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const commands = readPages('docs')
    .filter(({ file }) => guides.every((guide) => guide.file !== file))
    .flatMap(codeIn)
    .filter(({ text }) => !/\bSHA256SUMS\b/.test(text))
    .filter(({ lang, text }) => lang === 'bash' && /^(?:sha256sum|openssl|pdfsig|pdfdetach)\b/.test(text));
  expect(
    commands.filter(({ text }) => !/^sha256sum [\w.-]+(?: [\w.-]+)*$/.test(text)),
    "Une page montre une commande que rien n'exécute : montrez-la sur le spécimen, ou exécutez-la ici.",
  ).toEqual([]);
  for (const { place, text } of commands) {
    const expected = text
      .split(' ')
      .slice(1)
      .map((file) => {
        const content = `${file} of an example`;
        writeFileSync(path.join(folder, file), content);
        return `${createHash('sha256').update(content).digest('hex')}  ${file}\n`;
      });
    const { stdout } = spawnSync('bash', ['-c', text], { cwd: folder, encoding: 'utf8' });
    expect([place, stdout]).toEqual([place, expected.join('')]);
  }
});
