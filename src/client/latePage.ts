// What is done about a page that does not come. Few readers ever need it: pages load this at rest.
import { showNotice } from './notice';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;
let [isAwaited, isLate, isOffline] = [false, false, false];

/** The address is that of the awaited page already. */
const retry = (): Promise<void> => whenReachable().then(() => window.location.reload());

function updateNotice(): void {
  const name = isOffline ? 'offline' : isLate ? 'late' : undefined;
  showNotice(isAwaited ? name : undefined, retry);
}

/** Whatever the site answers. */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    () => true,
    () => false,
  );

/** Says whether it had to wait. */
async function wait(): Promise<boolean> {
  if (await isReachable()) return false;
  isOffline = true;
  updateNotice();
  await new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
    window.addEventListener('online', resolve, { once: true });
  });
  await wait();
  isOffline = false;
  updateNotice();
  return true;
}

let waiting: Promise<boolean> | undefined;

/** Several files may fail at once: one of them looks after the network. */
export function whenReachable(): Promise<boolean> {
  waiting ??= wait().finally(() => {
    waiting = undefined;
  });
  return waiting;
}

export function setAwaited(value: boolean): void {
  clearTimeout(timer);
  isAwaited = value;
  isLate = false;
  updateNotice();
  if (value)
    timer = setTimeout(() => {
      isLate = true;
      updateNotice();
    }, PATIENCE_MS);
}
