/** Safari has no requestIdleCallback. */
const REST_MS = 1000;

/** Once the page has nothing more urgent to do. */
export const whenAtRest = (then: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(then) : setTimeout(then, REST_MS);
