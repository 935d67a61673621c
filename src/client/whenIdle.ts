/** Safari has no requestIdleCallback. */
const WITHOUT_IT_MS = 1000;

/** Once the page has nothing more urgent to do. */
export const whenIdle = (then: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(then) : setTimeout(then, WITHOUT_IT_MS);
