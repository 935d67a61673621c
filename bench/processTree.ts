// What a command and the processes that it starts cost: how long they take, how long they keep processors busy, and the
// most memory that they have at once.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Cost = {
  readonly seconds: number;
  /** Only where the system tells (Linux). What else the machine does changes the first less than `seconds`. */
  readonly processorSeconds?: number;
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

type Use = { readonly ticks: number; readonly bytes: number };
type Process = Use & { readonly pid: number; readonly parent: number };

const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** A process may end while the list is read. */
function processOf(pid: string): Process[] {
  try {
    // What follows the name, which may hold spaces; proc_pid_stat(5) numbers these fields from 3 on.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const field = (number: number): number => fields[number - 3] ?? 0;
    // Its own time, in programs and in the system, and that of the processes that it has seen end.
    const ticks = field(14) + field(15) + field(16) + field(17);
    return [{ pid: Number(pid), parent: field(4), ticks, bytes: PAGE_BYTES * field(24) }];
  } catch {
    return [];
  }
}

function treeUse(root: number): Use {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
  const treeOf = (pid: number): Process[] => [
    ...processes.filter((process) => process.pid === pid),
    ...processes.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(child.pid)),
  ];
  const tree = treeOf(root);
  return {
    ticks: tree.reduce((sum, { ticks }) => sum + ticks, 0),
    bytes: tree.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

export const canReadUse = process.platform === 'linux';

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
  let most: Use = { ticks: 0, bytes: 0 };
  const sampling = setInterval(() => {
    if (!canReadUse || !child.pid) return;
    const { ticks, bytes } = treeUse(child.pid);
    most = { ticks: Math.max(most.ticks, ticks), bytes: Math.max(most.bytes, bytes) };
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      const seconds = (performance.now() - began) / 1000;
      const use = { processorSeconds: most.ticks / TICKS_PER_SECOND, peakBytes: most.bytes };
      if (code === 0) resolve({ seconds, ...(canReadUse && use) });
      else {
        const lines = output.join('').trimEnd().split('\n').slice(-LAST_LINES);
        reject(new Error(`${file} ${args.join(' ')}, dans ${cwd}, a échoué :\n${lines.join('\n')}`));
      }
    });
  });
}
