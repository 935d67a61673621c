// Shows a notice when a page that the reader asked for does not arrive: after some time, or at once without a network.
// Docusaurus would show nothing while it waits, and reload the page on a failure: offline, that ends on the browser's error page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { showNotice } from './notice';

/** How the bundler loads a script: documented as replaceable. */
declare let __webpack_chunk_load__: (id: string) => Promise<unknown>;

const LATE_AFTER_MS = 10_000;
const PROBE_TIMEOUT_MS = 10_000;
const RETRY_MS = 3000;

let lateTimer: ReturnType<typeof setTimeout> | undefined;
let [isAwaited, isLate, isOffline] = [false, false, false];
let hideNotice = (): void => undefined;

/** The address bar already has the address of the awaited page. */
const reload = (): Promise<void> => waitOnce().then(() => window.location.reload());

function updateNotice(): void {
  hideNotice();
  if (isAwaited && (isOffline || isLate)) hideNotice = showNotice(isOffline ? 'offline' : 'late', reload);
}

/** An error status is an answer too. */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );

/** Resolves when the site can be reached, with whether it could not at first. */
async function waitForSite(): Promise<boolean> {
  if (await isReachable()) return false;
  isOffline = true;
  updateNotice();
  do
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
      window.addEventListener('online', resolve, { signal: AbortSignal.timeout(RETRY_MS) });
    });
  while (!(await isReachable()));
  isOffline = false;
  updateNotice();
  return true;
}

let waiting: Promise<boolean> | undefined;

/** Several files may fail at the same time: the site is polled once for all of them. */
function waitOnce(): Promise<boolean> {
  waiting ??= waitForSite().finally(() => {
    waiting = undefined;
  });
  return waiting;
}

/** Loads again what failed because the site could not be reached; any other failure is thrown. */
export async function loadWhenReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (failure) {
    if (!(await waitOnce())) throw failure;
    return loadWhenReachable(load);
  }
}

function setAwaited(value: boolean): void {
  clearTimeout(lateTimer);
  isAwaited = value;
  isLate = false;
  updateNotice();
  if (value)
    lateTimer = setTimeout(() => {
      isLate = true;
      updateNotice();
    }, LATE_AFTER_MS);
}

/** Docusaurus calls the returned function when the page has arrived. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (!previousLocation) return undefined;
  setAwaited(true);
  return () => setAwaited(false);
};

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (id) => loadWhenReachable(() => load(id));
}
