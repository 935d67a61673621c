// The address of an error of the API leads to its place in the catalogue, on a real server.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { temporaryPaths } from '../../deploy/nginx';
import { deployFolder } from '../../lib/deployFolder';
import { PROBLEMS_FILE } from '../../plugins/problem-addresses';
import { apiErrors } from '../../product/errors';
import { identity } from '../../product/identity';
import { freePort } from '../../scripts/site/ports';
import { startNginx } from '../nginx';
import type { Server } from '../server';

/** A product may have no API, or no page of errors. */
const hasCatalogue = siteApiReference.errorsPage() !== undefined;
const rule = path.resolve(deployFolder('build'), PROBLEMS_FILE);
let server: Server | undefined;
let origin = '';

beforeAll(async () => {
  const port = await freePort();
  server = await startNginx(
    port,
    (temporary) => `daemon off; master_process off; pid ${temporary}/pid; error_log stderr; events {}
http { access_log off; ${temporaryPaths(temporary)}
  server { listen 127.0.0.1:${port}; ${hasCatalogue ? `include ${rule};` : ''} location / { return 404; } } }`,
  );
  origin = server.origin;
});

afterAll(() => server?.stop());

const start = new URL(identity.problems).pathname.replace(/\/$/, '');
const problemPath = (code: string): string => `${start}/${code}`;

it('the build writes rules if the site has a catalogue', () => {
  expect(existsSync(rule)).toBe(hasCatalogue);
});

it.each(hasCatalogue ? apiErrors.map(({ code }) => code) : [])(
  'the address of %s leads to its title',
  async (code) => {
    const response = await fetch(origin + problemPath(code), { redirect: 'manual' });
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get('location') ?? '');
    expect(target.origin).toBe(new URL(identity.siteUrl).origin);
    const page = path.join('build', target.pathname.slice(identity.baseUrl.length), 'index.html');
    expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`<h4[^>]* id="?${target.hash.slice(1)}["> ]`));
  },
);

it('other addresses of the host are not redirected', async () => {
  for (const other of [problemPath('a/b'), problemPath(''), `${start}-autre/code`]) {
    expect((await fetch(origin + other, { redirect: 'manual' })).status).toBe(404);
  }
});
