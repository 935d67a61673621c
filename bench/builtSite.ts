// Serves a built site, compressed as a host compresses it, and keeps what was sent. Can be slow by itself, as a mobile
// network is, for what the browser's own switch does not slow down: workers.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

export type Network = { readonly latencyMs: number; readonly bytesPerSecond: number };
export const FAST: Network = { latencyMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY };
/** As Lighthouse imitates it. */
export const SLOW_4G: Network = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

export type Sent = { readonly file: string; readonly bytes: number };

export type BuiltSite = {
  readonly origin: string;
  /** Since it was emptied. */
  sent: Sent[];
  network: Network;
  readonly close: () => void;
};

export const bytesOf = (sent: readonly Sent[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0);

type Body = { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> };

/** The name of such a file changes with what it says. */
const isHashed = (file: string): boolean =>
  /^\/assets\/(js|css)\/.+\.[\da-f]{8,}\./.test(file) || file.startsWith('/_astro/');

async function bodyOf(folder: string, file: string): Promise<Body> {
  const type = TYPES[path.extname(file)];
  const bytes = readFileSync(path.join(folder, file));
  return {
    bytes: type ? await promisify(brotliCompress)(bytes) : bytes,
    headers: {
      'content-type': type ?? 'application/octet-stream',
      ...(type && { 'content-encoding': 'br' }),
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  };
}

/** All at once, before anybody asks: compressing takes longer than answering. */
async function bodiesOf(folder: string): Promise<ReadonlyMap<string, Body>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`)
    .map((file) => file.replaceAll(path.sep, '/'));
  return new Map(await Promise.all(files.map(async (file) => [file, await bodyOf(folder, file)] as const)));
}

export async function serveBuilt(folder: string): Promise<BuiltSite> {
  if (!existsSync(folder)) throw new Error(`${folder} n'existe pas : construisez d'abord ce site.`);
  const bodies = await bodiesOf(folder);
  /** All answers share the line: each begins when the one before is through. */
  let line = Promise.resolve();
  const site: BuiltSite = {
    origin: '',
    sent: [],
    network: FAST,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.posix.extname(pathname) ? pathname : path.posix.join(pathname, 'index.html');
    const found = bodies.get(file);
    const body = found ?? bodies.get('/404.html');
    const { bytes = Buffer.alloc(0), headers = {} } = body ?? {};
    const { latencyMs, bytesPerSecond } = site.network;
    if (site.network !== FAST) {
      await setTimeout(latencyMs);
      line = line.then(() => setTimeout((1000 * bytes.length) / bytesPerSecond)).then(() => undefined);
      await line;
    }
    site.sent.push({ file, bytes: bytes.length });
    response.writeHead(found ? 200 : 404, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, { origin: `http://localhost:${port}` });
}
