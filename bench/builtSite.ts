// Serves a built site as a slow mobile network does, and counts what is fetched.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export type Network = { readonly latencyMs: number; readonly bytesPerSecond: number };
export const FAST: Network = { latencyMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY };
/** As Lighthouse imitates it. The server slows down by itself: the browser's own switch leaves workers alone. */
export const SLOW_4G: Network = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };

export type BuiltSite = {
  readonly origin: string;
  /** Of what was sent since it was set to 0. */
  bytes: number;
  network: Network;
  readonly close: () => void;
};

export async function serveBuilt(folder: string): Promise<BuiltSite> {
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const known = compressed.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, file)));
    compressed.set(file, known);
    return known;
  };
  /** All answers share the line: each begins when the one before is through. */
  let line = Promise.resolve();
  const site: BuiltSite = {
    origin: '',
    bytes: 0,
    network: FAST,
    close: () => server.close(),
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.extname(pathname) ? pathname : path.posix.join(pathname, 'index.html');
    try {
      const body = bodyOf(file);
      const { latencyMs, bytesPerSecond } = site.network;
      await setTimeout(latencyMs);
      line = line.then(() => setTimeout((1000 * body.length) / bytesPerSecond)).then(() => undefined);
      await line;
      site.bytes += body.length;
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, { origin: `http://localhost:${port}` });
}
