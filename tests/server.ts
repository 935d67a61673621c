// A server that a test starts, waits for, and stops.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTool } from '../scripts/tools';

export type Server = { readonly origin: string; readonly stop: () => Promise<void> };

type Start = {
  readonly tool: 'nginx' | 'caddy';
  readonly port: number;
  /** Gets a folder for the files of the server, which is removed with it. */
  readonly prepare: (folder: string) => {
    readonly args: readonly string[];
    readonly env?: NodeJS.ProcessEnv;
  };
};

export async function startServer({ tool, port, prepare }: Start): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), `${tool}-`));
  const { args, env } = prepare(folder);
  const child = spawn(findTool(tool) ?? tool, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop };
    await pause(50);
  }
  await stop();
  throw new Error(`${tool} does not answer at ${origin}.`);
}
