// Slow work in another process, while the build goes on: share cards take 80 ms each. What it is given and what it returns is
// what JSON can hold. Not a thread: Node crashes when one that has loaded SWC, which compiles our modules, ends.
import path from 'node:path';
import Tinypool from 'tinypool';

type Work = (...given: never[]) => unknown;

/** Without work for this long, the process ends. */
const IDLE_MS = 5000;

/** So much work may wait there: the build, which would give the next piece, may be busy. */
const QUEUED = 1000;

let pool: Tinypool | undefined;

/** `work`, which the module `file` exports by that name. */
export const inOtherProcess =
  <Done extends Work>(
    file: string,
    work: string,
  ): ((...given: Parameters<Done>) => Promise<Awaited<ReturnType<Done>>>) =>
  (...given) => {
    pool ??= new Tinypool({
      runtime: 'child_process',
      filename: path.join(__dirname, 'otherProcess.cjs'),
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: QUEUED,
      idleTimeout: IDLE_MS,
    });
    return pool.run({ file, name: work, given });
  };
