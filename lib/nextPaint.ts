// Lets the browser paint what was put on the screen before scripts go on.

/** In a tab that is not seen, nothing is painted. */
const PATIENCE_MS = 100;

let painted: Promise<void> = Promise.resolve();

/** What is on the screen now has to be painted first. */
export function awaitPaint(): void {
  painted = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

export const untilPainted = (): Promise<void> => painted;
