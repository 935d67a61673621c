// A page that the reader asked for and that does not come. After some time, or at once without the network, a notice says
// so over the page that is still there, and offers to try again. Docusaurus would show nothing while it waits, and on a
// failure reload the page: without the network, the browser would put its own in its place.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { showNotice } from './notice';

/** The bundler's way to load a script; its documentation says how to try again. */
declare let __webpack_chunk_load__: (id: string) => Promise<unknown>;

const PATIENCE_MS = 10_000;
const PAUSE_MS = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;
let [isAwaited, isLate, isOffline] = [false, false, false];

/** The address is that of the awaited page already. */
const retry = (): Promise<void> => whenReachable().then(() => window.location.reload());

let hideNotice = (): void => undefined;

function updateNotice(): void {
  hideNotice();
  const name = isOffline ? 'offline' : isLate ? 'late' : undefined;
  if (isAwaited && name) hideNotice = showNotice(name, retry);
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
    window.addEventListener('online', resolve, { signal: AbortSignal.timeout(PAUSE_MS) });
  });
  await wait();
  isOffline = false;
  updateNotice();
  return true;
}

let waiting: Promise<boolean> | undefined;

/** Several files may fail at once: one of them looks after the network. */
function whenReachable(): Promise<boolean> {
  waiting ??= wait().finally(() => {
    waiting = undefined;
  });
  return waiting;
}

function setAwaited(value: boolean): void {
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

/** What fails without the network is asked for again when it is back; any other failure is one. */
export async function untilReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (failure) {
    if (!(await whenReachable())) throw failure;
    return untilReachable(load);
  }
}

/** The function returned runs when the page is there. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (!previousLocation) return undefined;
  setAwaited(true);
  return () => setAwaited(false);
};

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (id) => untilReachable(() => load(id));
}
