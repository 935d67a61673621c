// Slow work beside the build, which goes on meanwhile: what it needs and what it gives are plain data.
import path from 'node:path';
import Tinypool from 'tinypool';

type Work = (...given: never[]) => unknown;

/** One for all of it: the build itself needs the other processors. */
let thread: Tinypool | undefined;

/** `work`, which the module `file` exports by that name, done in a thread of its own. */
export const inThread =
  <Done extends Work>(file: string, work: string) =>
  (...given: Parameters<Done>): Promise<Awaited<ReturnType<Done>>> => {
    thread ??= new Tinypool({
      filename: path.join(__dirname, 'threadWork.cjs'),
      minThreads: 1,
      maxThreads: 1,
    });
    return thread.run({ file, name: work, given });
  };
