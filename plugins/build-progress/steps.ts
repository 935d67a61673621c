// The lines of a build: each names what is done, and how long it took.

const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;

/** Between two reports of the progress of a long step. */
const EVERY_MS = 10_000;

/** `now` is the time since the process started, in milliseconds. */
export function logSteps(log: (line: string) => void, now: () => number = () => performance.now()) {
  let stepStart = 0;
  let lastReport = 0;
  return {
    /** Ends a step, and starts the next one. */
    end(done: string): void {
      log(`${done} (${seconds(now() - stepStart)}).`);
      stepStart = now();
      lastReport = stepStart;
    },
    report(progress: () => string): void {
      if (now() - lastReport < EVERY_MS) return;
      lastReport = now();
      log(`${progress()} (${seconds(now() - stepStart)})…`);
    },
    /** The time since the process started. */
    total: () => seconds(now()),
  };
}
