// What a command costs: how long it takes, and the most memory that it and the processes it starts have at once.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Cost = {
  readonly seconds: number;
  /** Only where the system tells (Linux). */
  readonly peakBytes?: number;
};

export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
};

const SAMPLE_MS = 200;
const LAST_LINES = 30;

type Process = { readonly pid: number; readonly parent: number; readonly bytes: number };

const PAGE_BYTES = 4096;

/** A process may end while the list is read. */
function processOf(pid: string): Process[] {
  try {
    // After the name, which may hold spaces: the state, the parent, and in the 22nd place the resident pages.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid: Number(pid), parent: Number(fields[1]), bytes: PAGE_BYTES * Number(fields[21]) }];
  } catch {
    return [];
  }
}

function memoryOfTree(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
  const memoryUnder = (pid: number): number =>
    processes.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + memoryUnder(child.pid), 0) +
    (processes.find((process) => process.pid === pid)?.bytes ?? 0);
  return memoryUnder(root);
}

export const canReadMemory = process.platform === 'linux';

/** Its output is shown if it fails. */
export function costOf({ file, args, cwd, env }: Command): Promise<Cost> {
  const began = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script of the shell there.
    shell: process.platform === 'win32',
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(String(data)));
  let peakBytes = 0;
  const sampling = setInterval(() => {
    if (canReadMemory && child.pid) peakBytes = Math.max(peakBytes, memoryOfTree(child.pid));
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) resolve({ seconds, ...(canReadMemory && { peakBytes }) });
      else {
        const lines = output.join('').trimEnd().split('\n').slice(-LAST_LINES);
        reject(new Error(`${file} ${args.join(' ')}, dans ${cwd}, a échoué :\n${lines.join('\n')}`));
      }
    });
  });
}
