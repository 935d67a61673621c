// Serves a built site, compressed as a host compresses it, and keeps what was sent.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
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

export type Sent = { readonly file: string; readonly bytes: number };

export type BuiltSite = {
  readonly origin: string;
  /** Since it was emptied. */
  sent: Sent[];
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

export async function serveBuilt(folder: string): Promise<BuiltSite> {
  if (!existsSync(folder)) throw new Error(`${folder} n'existe pas : construisez d'abord ce site.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
  // Before anybody asks: compressing takes longer than answering.
  const bodies = new Map(
    await Promise.all(files.map(async (file) => [file, await bodyOf(folder, file)] as const)),
  );
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.posix.extname(pathname) ? pathname : path.posix.join(pathname, 'index.html');
    const found = bodies.get(file);
    const { bytes = Buffer.alloc(0), headers = {} } = found ?? bodies.get('/404.html') ?? {};
    site.sent.push({ file, bytes: bytes.length });
    response.writeHead(found ? 200 : 404, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  const site: BuiltSite = { origin: `http://localhost:${port}`, sent: [], close };
  return site;
}
