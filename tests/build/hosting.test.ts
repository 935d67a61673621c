// What hosts answer, with the rules that the build has written for them: nginx, Caddy, and the same nginx as a container
// would run it. One table for all: they cannot disagree.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployFolder } from '../../lib/deployFolder';
import { freePort } from '../../scripts/site/ports';
import { fixtureOutDir } from '../fixtures/build';
import { serveBuilt, startNginx } from '../nginx';
import { type Server, startServer } from '../server';

const SITE = fixtureOutDir('site');
const DEPLOY = deployFolder(SITE);

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** Unlike fetch, it sends the path as it is written. */
const get = (origin: string, place: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path: place, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });

async function startCaddy(): Promise<Server> {
  const port = await freePort();
  return startServer({
    tool: 'caddy',
    port,
    prepare: (folder) => {
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(
        file,
        `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\nhttp://localhost:${port} {\n\troot * ${SITE}\n\timport ${path.join(DEPLOY, 'Caddyfile')}\n}\n`,
      );
      return {
        args: ['run', '--config', file, '--adapter', 'caddyfile'],
        env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      };
    },
  });
}

/** What the container file says, done here: the files go where it copies them, and nginx gets its whole configuration. */
async function startContainer(): Promise<Server> {
  const port = await freePort();
  const root = mkdtempSync(path.join(tmpdir(), 'conteneur-'));
  const project = path.join(SITE, '..');
  const text = readFileSync(path.join(DEPLOY, 'Containerfile'), 'utf8');
  for (const [, from = '', to = ''] of text.matchAll(/^COPY (.+) (\S+)$/gm))
    execFileSync(
      'sh',
      [
        '-c',
        `mkdir -p "$(dirname "$1")" && case "$1" in */) mkdir -p "$1";; esac && cp -r ${from} "$1"`,
        'sh',
        root + to,
      ],
      { cwd: project },
    );
  const whole = readFileSync(path.join(root, 'etc/nginx/nginx.conf'), 'utf8');
  const server = await startNginx(port, (temporary) =>
    whole
      .replaceAll(' /tmp/', ` ${temporary}/`)
      .replaceAll('/srv/site', `${root}/srv/site`)
      .replaceAll('/etc/docs', `${root}/etc/docs`)
      .replace(/listen \d+/, `listen ${port}`),
  );
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const HOSTS = {
  nginx: async () => serveBuilt(SITE, { port: await freePort() }),
  Caddy: startCaddy,
  container: startContainer,
} as const;

const HASHED = readdirSync(path.join(SITE, 'assets/js')).find((name) => /^main\.[0-9a-f]{8}\.js$/.test(name));

const OURS = 'text/html; charset=utf-8';
const TABLE = [
  { asks: '/', status: 200, type: OURS, cache: 'no-cache' },
  { asks: '/docs/potager/semer', status: 200, type: OURS, cache: 'no-cache' },
  { asks: '/docs/potager/semer?a=1', status: 200, type: OURS, cache: 'no-cache' },
  { asks: '/docs/potager/semer/', status: 301, leadsTo: '/docs/potager/semer' },
  { asks: '/docs/potager/semer.html', status: 301, leadsTo: '/docs/potager/semer' },
  { asks: '/docs/potager/semer/index.html?a=1', status: 301, leadsTo: '/docs/potager/semer?a=1' },
  { asks: '//docs//potager/semer', status: 301, leadsTo: '/docs/potager/semer' },
  { asks: '/index.html', status: 301, leadsTo: '/' },
  // Pages that have another address since (tests/fixtures/site/redirects.ts).
  { asks: '/docs/mise_en_forme', status: 301, leadsTo: '/docs/elements' },
  { asks: '/docs/mise_en_forme/?a=1&b=%20', status: 301, leadsTo: '/docs/elements?a=1&b=%20' },
  { asks: '//docs/mise_en_forme.html', status: 301, leadsTo: '/docs/elements' },
  { asks: '/docs/mise_en_forme/index.html', status: 301, leadsTo: '/docs/elements' },
  { asks: '/docs/Mise_en_forme', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/docs/tableaux', status: 301, leadsTo: '/docs/elements#petit-tableau' },
  { asks: '/docs/tableaux.html?a=1', status: 301, leadsTo: '/docs/elements?a=1#petit-tableau' },
  { asks: '//domaine.example', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/docs/potager/semer%0d%0aX-Injected:1', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/docs/potager', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/docs/potager/', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/docs/Potager/semer', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/404.html', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/absente.js', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' },
  { asks: '/assets/js/main.00000000.js', status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' },
  { asks: '/sitemap.xml.gz', status: 404, type: OURS, cache: 'no-store' },
  { asks: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8', cache: 'no-cache' },
  { asks: '/service-worker.js', status: 200, type: 'text/javascript; charset=utf-8', cache: 'no-cache' },
  { asks: '/offline.json', status: 200, type: 'application/json', cache: 'no-cache' },
  { asks: '/openapi.yaml', status: 200, type: 'application/yaml', cache: 'no-cache' },
  { asks: '/openapi.json', status: 200, type: 'application/json', cache: 'no-cache' },
  {
    asks: `/assets/js/${HASHED}`,
    status: 200,
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  },
];

const SECURITY = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

describe.each(Object.entries(HOSTS))('%s', (_, start) => {
  let server: Server | undefined;
  let origin = '';
  beforeAll(async () => {
    server = await start();
    origin = server.origin;
  });
  afterAll(() => server?.stop());

  it.each(TABLE)('$asks: $status', async ({ asks, status, leadsTo, type, cache }) => {
    const { status: seen, headers } = await get(origin, asks);
    expect(seen).toBe(status);
    expect(headers.location).toBe(leadsTo);
    if (type) expect(headers['content-type']).toBe(type);
    if (cache) expect(headers['cache-control']).toBe(cache);
    expect(SECURITY.filter((name) => !headers[name])).toEqual([]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*unsafe-)/);
    expect(headers['x-injected']).toBeUndefined();
  });

  it.each(['br', 'gzip'])('sends %s as the build has written it', async (encoding) => {
    const { headers } = await get(origin, '/docs/potager/semer', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe(OURS);
  });

  it('says that a page has not changed', async () => {
    const { headers } = await get(origin, '/docs/potager/semer');
    const again = await get(origin, '/docs/potager/semer', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('says in the page what it says in the header, for hosts that send none', async () => {
    const { headers, body } = await get(origin, '/docs/potager/semer');
    const [, inPage] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toBe(`${inPage}; frame-ancestors 'none'`);
    expect(body.indexOf('http-equiv')).toBeLessThan(body.indexOf('<script'));
  });

  it('answers our page where there is none', async () => {
    expect((await get(origin, '/docs/potager')).body).toContain('Page introuvable');
  });
});

it('the container runs as a user without rights, and writes to /tmp only', () => {
  const text = readFileSync(path.join(DEPLOY, 'Containerfile'), 'utf8');
  expect(text).toMatch(/^USER (?!root)/m);
  const conf = readFileSync(path.join(DEPLOY, 'container.nginx.conf'), 'utf8');
  const written = [...conf.matchAll(/(?:_temp_path|pid|_log) (\S+);/g)].map(([, place = '']) => place);
  expect(written.filter((place) => !/^(\/tmp\/|stderr$|off$)/.test(place))).toEqual([]);
});

describe('the files of static hosts', () => {
  const read = (name: string): string => readFileSync(path.join(DEPLOY, name), 'utf8');

  it('name every page, and lead to files that are there', () => {
    const lines = read('static-host/_redirects').trim().split('\n');
    const served = lines.filter((line) => line.endsWith(' 200')).map((line) => line.split(' ')[1] ?? '');
    expect(served.length).toBeGreaterThan(0);
    expect(served.filter((file) => !existsSync(path.join(SITE, file)))).toEqual([]);
    const vercel: { rewrites: { source: string }[] } = JSON.parse(read('static-host/vercel.json'));
    const sources = new Set(vercel.rewrites.map(({ source }) => source));
    expect(lines.filter((line) => line.endsWith(' 200') && !sources.has(line.split(' ')[0] ?? ''))).toEqual(
      [],
    );
  });

  it('lead from old pages to new ones, for good', () => {
    const from = ['/docs/tableaux', '/docs/tableaux/', '/docs/tableaux.html', '/docs/tableaux/index.html'];
    const to = '/docs/elements#petit-tableau';
    const lines = read('static-host/_redirects').split('\n');
    expect(lines.filter((line) => line.startsWith('/docs/tableaux'))).toEqual(
      // Such a host takes an address with and without a slash at its end for one.
      from.filter((form) => !form.endsWith('/')).map((form) => `${form} ${to} 301`),
    );
    const { redirects }: { redirects: { source: string }[] } = JSON.parse(read('static-host/vercel.json'));
    expect(redirects.filter(({ source }) => from.includes(source))).toEqual(
      from.map((source) => ({ source, destination: to, statusCode: 301 })),
    );
    const store: { redirects: { from: string }[] } = JSON.parse(read('object-store.json'));
    expect(store.redirects.filter((one) => from.includes(one.from))).toEqual(
      from.map((one) => ({ from: one, to, status: 301 })),
    );
  });

  it('an object store gets every file, once under each address', () => {
    const { objects }: { objects: { key: string; file: string; contentType: string }[] } = JSON.parse(
      read('object-store.json'),
    );
    expect(new Set(objects.map(({ key }) => key)).size).toBe(objects.length);
    expect(objects.filter(({ file }) => !existsSync(path.join(SITE, file)))).toEqual([]);
    expect(objects.find(({ key }) => key === 'docs/potager/semer')?.contentType).toBe(OURS);
  });
});
