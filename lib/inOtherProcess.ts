// Slow work in another process, while the build goes on: share cards take 80 ms each. Arguments and results are JSON values.
// Not a thread: Node crashes when a thread ends that has loaded SWC, which compiles our modules.
import path from 'node:path';
import Tinypool from 'tinypool';

type Work = (...given: never[]) => unknown;

let pool: Tinypool | undefined;

/** Runs the function that the module `file` exports by the name `work`. */
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
      // Tasks wait in the other process, because the build may be too busy to send the next one.
      concurrentTasksPerWorker: 1000,
      idleTimeout: 5000,
    });
    return pool.run({ file, name: work, given });
  };
