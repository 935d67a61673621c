// The address that the API gives of an error leads, on a real server, to its place in the catalogue.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { PROBLEMS_FILE } from '../../plugins/problem-addresses';
import { apiErrors } from '../../product/errors';
import { identity } from '../../product/identity';
import { findTool } from '../../scripts/tools';

/** A product without an API, or without a page of errors, has no address to lead. */
const hasCatalogue = siteApiReference.errorsPage() !== undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
let server: ChildProcess | undefined;
let origin = '';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

async function isUp(): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; ${hasCatalogue ? `include ${path.resolve(PROBLEMS_FILE)};` : ''} location / { return 404; } } }`,
  );
  server = spawn(findTool('nginx') ?? 'nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await pause(100);
});

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const start = new URL(identity.problems).pathname.replace(/\/$/, '');
const problemPath = (code: string): string => `${start}/${code}`;

it('there is a rule if there is a catalogue', () => {
  expect(existsSync(PROBLEMS_FILE)).toBe(hasCatalogue);
});

it.each(hasCatalogue ? apiErrors.map(({ code }) => code) : [])('%s', async (code) => {
  const response = await fetch(origin + problemPath(code), { redirect: 'manual' });
  expect(response.status).toBe(302);
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.origin).toBe(new URL(identity.siteUrl).origin);
  const page = path.join('build', target.pathname.slice(identity.baseUrl.length), 'index.html');
  expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`<h4[^>]* id="?${target.hash.slice(1)}["> ]`));
});

it('leaves every other address of the host alone', async () => {
  for (const other of [problemPath('a/b'), problemPath(''), `${start}-autre/code`]) {
    expect((await fetch(origin + other, { redirect: 'manual' })).status).toBe(404);
  }
});
