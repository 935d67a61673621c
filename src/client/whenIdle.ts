/** Safari has no requestIdleCallback. */
const FALLBACK_MS = 1000;

export const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, FALLBACK_MS);
