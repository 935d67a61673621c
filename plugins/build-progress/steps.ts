// The lines of a build: each says what is done, and how long it took.

const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;

/** Within a step that lasts, a line is told this often. */
const EVERY_MS = 10_000;

export type Steps = {
  /** Ends a step, and starts the next one. */
  readonly end: (done: string) => void;
  /** Says how far the step is, now and then. */
  readonly report: (soFar: () => string) => void;
  /** The time from the start of the process on. */
  readonly total: () => string;
};

/** `now` is the time since the process started, in milliseconds. */
export function tellSteps(tell: (line: string) => void, now: () => number = () => performance.now()): Steps {
  let stepStart = 0;
  let lastTold = 0;
  return {
    end(done) {
      tell(`${done} (${seconds(now() - stepStart)}).`);
      stepStart = now();
      lastTold = stepStart;
    },
    report(soFar) {
      if (now() - lastTold < EVERY_MS) return;
      lastTold = now();
      tell(`${soFar()} (${seconds(now() - stepStart)})…`);
    },
    total: () => seconds(now()),
  };
}
