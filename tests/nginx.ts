// A real nginx with the rules that the build has written for it. Run by itself, it serves a built site to the browser tests:
// tsx tests/nginx.ts <folder> <address>, for example http://localhost:4175/aide/
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deployFolder } from '../deploy';
import { type NginxPlaces, nginxWhole } from '../deploy/nginx';
import { findTool } from '../scripts/tools';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

export type Server = { readonly origin: string; readonly stop: () => Promise<void> };

/** Its workers would run as another user, who may not read the checkout. */
const AS_OURSELVES = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];

async function untilUp(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx stopped with code ${child.exitCode}.`);
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
  throw new Error(`nginx does not answer at ${origin}.`);
}

/** `conf` is given the folder for what nginx writes while it runs. */
export async function startNginx(port: number, conf: (temporary: string) => string): Promise<Server> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = path.join(temporary, 'nginx.conf');
  writeFileSync(file, conf(temporary));
  const child = spawn(findTool('nginx') ?? 'nginx', ['-c', file, ...AS_OURSELVES], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  await untilUp(origin, child);
  return {
    origin,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** The root of a host that gives the site one of its paths, or all of them. */
function rootFor(outDir: string, baseUrl: string, temporary: string): string {
  if (baseUrl === '/') return path.resolve(outDir);
  const root = path.join(temporary, 'root');
  mkdirSync(path.join(root, path.dirname(baseUrl)), { recursive: true });
  symlinkSync(path.resolve(outDir), path.join(root, baseUrl.slice(0, -1)));
  return root;
}

export const serveBuilt = (
  outDir: string,
  { port, baseUrl = '/', ...places }: Pick<NginxPlaces, 'port'> & Partial<NginxPlaces> & { baseUrl?: string },
): Promise<Server> =>
  startNginx(port, (temporary) =>
    nginxWhole({
      port,
      root: rootFor(outDir, baseUrl, temporary),
      files: path.resolve(deployFolder(outDir)),
      temporary,
      ...places,
    }),
  );

if (require.main === module) {
  const [folder = '', address = ''] = process.argv.slice(2);
  const { port, pathname } = new URL(address);
  serveBuilt(folder, { port: Number(port), baseUrl: pathname }).then(
    ({ stop }) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    },
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
