// nginx with the rules that the build wrote for it. Run by itself, it serves a built site to the browser tests:
// tsx tests/nginx.ts <folder> <address>, for example http://localhost:4175/aide/
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type NginxPlaces, nginxConfiguration } from '../deploy/nginx';
import { deployFolder } from '../lib/deployFolder';
import { type Server, startServer } from './server';

/** Started by root, its workers would run as a user who may not read the checkout. */
const AS_OURSELVES = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];

/** `conf` gets the folder that nginx may write to. */
export const startNginx = (port: number, conf: (temporary: string) => string): Promise<Server> =>
  startServer({
    tool: 'nginx',
    port,
    prepare: (folder) => {
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, conf(folder));
      return { args: ['-c', file, ...AS_OURSELVES] };
    },
  });

/** Links the site under its path where that is not the root of the host. */
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
    nginxConfiguration({
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
