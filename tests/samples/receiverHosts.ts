// The receivers of product/samples, each run by a real server of its language, on loopback.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/site/ports';
import { findTool } from '../../scripts/tools';
import { piecesOf } from './runners';

export type Host = { readonly port: number; readonly folder: string; readonly close: () => void };

type Kind = {
  readonly language: 'javascript' | 'python' | 'php';
  readonly files: readonly [verifier: string, receiver: string];
  readonly command: (port: number) => readonly string[];
};

const kinds = {
  node: {
    language: 'javascript',
    files: ['verifier-webhook.mjs', 'recevoir-webhook.mjs'],
    command: () => [process.execPath],
  },
  python: {
    language: 'python',
    files: ['verifier_webhook.py', 'recevoir-webhook.py'],
    command: () => [findTool('python') ?? 'python3'],
  },
  'php -S': {
    language: 'php',
    files: ['verifier-webhook.php', 'recevoir-webhook.php'],
    command: (port) => [findTool('php') ?? 'php', '-S', `127.0.0.1:${port}`],
  },
} satisfies Record<string, Kind>;

export type HostName = keyof typeof kinds;
export const hostNames: readonly HostName[] = ['node', 'python', 'php -S'];
export const languageOfHost = (name: HostName): Kind['language'] => kinds[name].language;

async function untilListening(port: number, timeoutMs = 20_000): Promise<void> {
  for (const start = Date.now(); Date.now() - start < timeoutMs; await setTimeout(50)) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`Rien n'écoute sur le port ${port}`);
}

export async function startHost(name: HostName, secret: string, parent: string): Promise<Host> {
  const folder = mkdtempSync(path.join(parent, 'recepteur-'));
  const { language, files, command }: Kind = kinds[name];
  const [verifier, receiver] = files;
  writeFileSync(path.join(folder, verifier), piecesOf('verifier-webhook', language).join('\n'));
  writeFileSync(path.join(folder, receiver), piecesOf('recevoir-webhook', language).join('\n'));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    PYTHONDONTWRITEBYTECODE: '1',
    WEBHOOK_SECRET: secret,
    PORT: String(port),
  };
  const [program = '', ...parameters] = command(port);
  const child = spawn(program, [...parameters, receiver], { cwd: folder, env, stdio: 'ignore' });
  const close = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', close);
  await untilListening(port);
  return { port, folder, close };
}
