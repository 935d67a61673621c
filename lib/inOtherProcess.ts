// Slow work beside the build, which goes on meanwhile. What it needs and what it gives is what JSON can say. A process and not
// a thread: Node crashes where a thread that has loaded SWC, which compiles our modules, comes to its end.
import path from 'node:path';
import Tinypool from 'tinypool';

type Work = (...given: never[]) => unknown;

/** Without work. Then it ends, and gives its memory back; it lives on from the first pictures to the first code. */
const IDLE_MS = 5000;

/** Pieces of work that may wait there. */
const AT_HAND = 1000;

const newPool = (): Tinypool =>
  new Tinypool({
    runtime: 'child_process',
    filename: path.join(__dirname, 'otherProcess.cjs'),
    // What the command says of its memory is for the build.
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    // It goes on to the next work by itself: the build, which would give it, may be busy.
    concurrentTasksPerWorker: AT_HAND,
    idleTimeout: IDLE_MS,
  });

/** One for all of it: the build itself needs the other processors. */
let pool: Tinypool | undefined;

type Elsewhere<Done extends Work> = (...given: Parameters<Done>) => Promise<Awaited<ReturnType<Done>>>;

/** `work`, which the module `file` exports by that name, done in another process. */
export const inOtherProcess =
  <Done extends Work>(file: string, work: string): Elsewhere<Done> =>
  (...given) => {
    pool ??= newPool();
    return pool.run({ file, name: work, given });
  };

/** The same for work that needs much memory, in a process that ends with it. */
export const inProcessOfItsOwn =
  <Done extends Work>(file: string, work: string): Elsewhere<Done> =>
  async (...given) => {
    const own = newPool();
    try {
      return await own.run({ file, name: work, given });
    } finally {
      await own.destroy();
    }
  };
