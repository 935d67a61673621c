// What a command and the processes that it starts cost: how long they take, how long they keep processors busy, and the
// most memory that they have at once.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Processor time and memory are 0 where the system does not tell (only Linux does). */
export type Cost = Readonly<Record<'seconds' | 'processorSeconds' | 'peakBytes', number>>;

export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
};

const SAMPLE_MS = 200;
const LAST_LINES = 30;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

export const canReadUse = process.platform === 'linux';

type Use = Omit<Cost, 'seconds'>;
type Process = Use & { readonly pid: number; readonly parent: number };

/** A process may end while the list is read. */
function processOf(pid: string): Process[] {
  try {
    // What follows the name, which may hold spaces; proc_pid_stat(5) numbers these fields from 3 on.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const field = (number: number): number => fields[number - 3] ?? 0;
    // Its own time, in programs and in the system, and that of the processes that it has seen end.
    const ticks = field(14) + field(15) + field(16) + field(17);
    const use = { processorSeconds: ticks / TICKS_PER_SECOND, peakBytes: PAGE_BYTES * field(24) };
    return [{ ...use, pid: Number(pid), parent: field(4) }];
  } catch {
    return [];
  }
}

function usedByTree(root: number): Use {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
  const under = (pid: number): Process[] =>
    processes.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...under(child.pid)]);
  const tree = [...processes.filter(({ pid }) => pid === root), ...under(root)];
  const sum = (name: keyof Use): number => tree.reduce((all, process) => all + process[name], 0);
  return { processorSeconds: sum('processorSeconds'), peakBytes: sum('peakBytes') };
}

/** Its output is shown if it fails. */
export function costOf({ file, args, cwd, env }: Command): Promise<Cost> {
  const began = performance.now();
  // npm is a script of the shell on Windows.
  const shell = process.platform === 'win32';
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, shell });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const most = { processorSeconds: 0, peakBytes: 0 };
  const sampling = setInterval(() => {
    if (!canReadUse || !child.pid) return;
    const use = usedByTree(child.pid);
    most.processorSeconds = Math.max(most.processorSeconds, use.processorSeconds);
    most.peakBytes = Math.max(most.peakBytes, use.peakBytes);
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      if (code === 0) return resolve({ seconds: (performance.now() - began) / 1000, ...most });
      const lines = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      reject(new Error(`${file} ${args.join(' ')}, dans ${cwd}, a échoué :\n${lines}`));
    });
  });
}
