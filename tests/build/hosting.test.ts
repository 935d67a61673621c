// What nginx, Caddy and the container answer with the rules that the build writes for them: one table for all.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployFolder } from '../../lib/deployFolder';
import { freePort } from '../../scripts/site/ports';
import { fixtureOutDir } from '../fixtures/build';
import { serveBuilt, startNginx } from '../nginx';
import { type Server, startServer } from '../server';

const SITE = fixtureOutDir('site');
const DEPLOY = deployFolder(SITE);
const read = (name: string): string => readFileSync(path.join(DEPLOY, name), 'utf8');

/** fetch would normalize the path. */
async function get(origin: string, place: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ hostname, port, path: place, headers }, resolve).on('error', reject).end(),
  );
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

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

/** Copies the files as Containerfile does, and starts nginx with the configuration of the container. */
async function startContainer(): Promise<Server> {
  const port = await freePort();
  const root = mkdtempSync(path.join(tmpdir(), 'conteneur-'));
  const project = path.join(SITE, '..');
  for (const [, from = '', to = ''] of read('Containerfile').matchAll(/^COPY (.+) (\S+)$/gm))
    for (const file of from.split(' '))
      cpSync(path.join(project, file), path.join(root, to, to.endsWith('/') ? path.basename(file) : ''), {
        recursive: true,
      });
  const whole = readFileSync(path.join(root, 'etc/nginx/nginx.conf'), 'utf8');
  const server = await startNginx(port, (temporary) =>
    whole
      .replaceAll(' /tmp/', ` ${temporary}/`)
      .replaceAll('/srv/site', `${root}/srv/site`)
      .replaceAll('/etc/docs', `${root}/etc/docs`)
      .replace(/listen \d+/, `listen ${port}`),
  );
  const stop = async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  return { ...server, stop };
}

const HOSTS = [
  ['nginx', async () => serveBuilt(SITE, { port: await freePort() })],
  ['Caddy', startCaddy],
  ['container', startContainer],
] as const;

const HASHED = readdirSync(path.join(SITE, 'assets/js')).find((name) => /^main\.[0-9a-f]{8}\.js$/.test(name));

const OURS = 'text/html; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';

const ANSWERED = [
  ['/', OURS],
  ['/docs/potager/semer', OURS],
  ['/docs/potager/semer?a=1', OURS],
  ['/robots.txt', PLAIN],
  ['/service-worker.js', SCRIPT],
  ['/offline.json', 'application/json'],
  ['/openapi.yaml', 'application/yaml'],
  ['/openapi.json', 'application/json'],
  [`/assets/js/${HASHED}`, SCRIPT, FOREVER],
] as const;

const REDIRECTED = [
  ['/docs/potager/semer/', '/docs/potager/semer'],
  ['/docs/potager/semer.html', '/docs/potager/semer'],
  ['/docs/potager/semer/index.html?a=1', '/docs/potager/semer?a=1'],
  ['//docs//potager/semer', '/docs/potager/semer'],
  ['/index.html', '/'],
  // Pages that have another address since (tests/fixtures/site/redirects.ts).
  ['/docs/mise_en_forme', '/docs/elements'],
  ['/docs/mise_en_forme/?a=1&b=%20', '/docs/elements?a=1&b=%20'],
  ['//docs/mise_en_forme.html', '/docs/elements'],
  ['/docs/mise_en_forme/index.html', '/docs/elements'],
  ['/docs/tableaux', '/docs/elements#petit-tableau'],
  ['/docs/tableaux.html?a=1', '/docs/elements?a=1#petit-tableau'],
] as const;

const NOT_FOUND = [
  ['/docs/Mise_en_forme', OURS],
  ['//domaine.example', OURS],
  ['/docs/potager/semer%0d%0aX-Injected:1', OURS],
  ['/docs/potager', OURS],
  ['/docs/potager/', OURS],
  ['/docs/Potager/semer', OURS],
  ['/404.html', OURS],
  ['/sitemap.xml.gz', OURS],
  ['/absente.js', PLAIN],
  ['/assets/js/main.00000000.js', PLAIN],
] as const;

type Row = { path: string; status: number; location?: string; type?: string; cache?: string };
const TABLE: readonly Row[] = [
  ...ANSWERED.map(([path, type, cache = 'no-cache']) => ({ path, status: 200, type, cache })),
  ...REDIRECTED.map(([path, location]) => ({ path, status: 301, location })),
  ...NOT_FOUND.map(([path, type]) => ({ path, status: 404, type, cache: 'no-store' })),
];

const SECURITY = [
  ...['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
];

describe.each(HOSTS)('%s', (_, start) => {
  let server: Server | undefined;
  let origin = '';
  beforeAll(async () => {
    server = await start();
    origin = server.origin;
  });
  afterAll(() => server?.stop());

  it.each(TABLE)('answers $path with status $status', async ({ status, location, type, cache, ...asked }) => {
    const { headers, ...answer } = await get(origin, asked.path);
    expect(answer.status).toBe(status);
    expect(headers.location).toBe(location);
    if (type) expect(headers['content-type']).toBe(type);
    if (cache) expect(headers['cache-control']).toBe(cache);
    expect(SECURITY.filter((name) => !headers[name])).toEqual([]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*unsafe-)/);
    expect(headers['x-injected']).toBeUndefined();
  });

  it.each(['br', 'gzip'])('sends the %s copy that the build has written', async (encoding) => {
    const { headers } = await get(origin, '/docs/potager/semer', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe(OURS);
  });

  it('answers 304 for a page that has not changed, and our own page where there is none', async () => {
    const { headers } = await get(origin, '/docs/potager/semer');
    const again = await get(origin, '/docs/potager/semer', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect((await get(origin, '/docs/potager')).body).toContain('Page introuvable');
  });

  it('has the same security policy in its header as the page, which hosts without headers rely on', async () => {
    const { headers, body } = await get(origin, '/docs/potager/semer');
    const [, inPage] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toBe(`${inPage}; frame-ancestors 'none'`);
    expect(body.indexOf('http-equiv')).toBeLessThan(body.indexOf('<script'));
  });
});

it('the container does not run as root, and writes to /tmp only', () => {
  expect(read('Containerfile')).toMatch(/^USER (?!root)/m);
  const written = [...read('container.nginx.conf').matchAll(/(?:_temp_path|pid|_log) (\S+);/g)].map(
    ([, place = '']) => place,
  );
  expect(written.filter((place) => !/^(\/tmp\/|stderr$|off$)/.test(place))).toEqual([]);
});

describe('the files of static hosts', () => {
  it('have a rule for each page, which leads to its file', () => {
    const rules = [...read('static-host/_redirects').matchAll(/^(\S+) (\S+) 200$/gm)];
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(([, , file = '']) => !existsSync(path.join(SITE, file)))).toEqual([]);
    const vercel: { rewrites: { source: string }[] } = JSON.parse(read('static-host/vercel.json'));
    const sources = vercel.rewrites.map(({ source }) => source);
    expect(rules.filter(([, address = '']) => !sources.includes(address))).toEqual([]);
  });

  it('redirect old addresses permanently', () => {
    const addresses = ['', '/', '.html', '/index.html'].map((end) => `/docs/tableaux${end}`);
    const to = '/docs/elements#petit-tableau';
    const lines = read('static-host/_redirects').split('\n');
    expect(lines.filter((line) => line.startsWith('/docs/tableaux'))).toEqual(
      // These hosts ignore a final slash.
      addresses.filter((from) => !from.endsWith('/')).map((from) => `${from} ${to} 301`),
    );
    const { redirects } = JSON.parse(read('static-host/vercel.json'));
    const store = JSON.parse(read('object-store.json'));
    for (const from of addresses) {
      expect(redirects).toContainEqual({ source: from, destination: to, statusCode: 301 });
      expect(store.redirects).toContainEqual({ from, to, status: 301 });
    }
  });

  it('name each object of an object store once, and a file that exists', () => {
    const { objects }: { objects: { key: string; file: string; contentType: string }[] } = JSON.parse(
      read('object-store.json'),
    );
    expect(new Set(objects.map(({ key }) => key)).size).toBe(objects.length);
    expect(objects.filter(({ file }) => !existsSync(path.join(SITE, file)))).toEqual([]);
    expect(objects.find(({ key }) => key === 'docs/potager/semer')?.contentType).toBe(OURS);
  });
});
