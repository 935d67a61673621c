// Slow work beside the build, which goes on meanwhile: what it needs and what it gives are plain data.
import path from 'node:path';
import Tinypool from 'tinypool';

type Work = (...given: never[]) => unknown;

/** Then it ends, and gives its memory back to the steps that follow. */
const IDLE_MS = 3000;

/** One for all of it: the build itself needs the other processors. */
let thread: Tinypool | undefined;

/** `work`, which the module `file` exports by that name, done in a thread of its own. */
export const inThread =
  <Done extends Work>(file: string, work: string) =>
  (...given: Parameters<Done>): Promise<Awaited<ReturnType<Done>>> => {
    thread ??= new Tinypool({
      filename: path.join(__dirname, 'threadWork.cjs'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    return thread.run({ file, name: work, given });
  };
