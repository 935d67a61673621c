// A page that the reader asked for and that does not come. After some time, or at once without the network, a notice says
// so over the page that is still there, and offers to try again. Docusaurus would show nothing while it waits, and on a
// failure reload the page: without the network, the browser would put its own in its place.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { whenAtRest } from './whenAtRest';

/** The bundler's way to load a script; its documentation says how to try again. */
declare let __webpack_chunk_load__: (id: string) => Promise<unknown>;

let latePage: typeof import('./latePage') | undefined;

/** While there is a network. */
async function prepare(): Promise<void> {
  latePage = await import(/* webpackChunkName: "notice" */ './latePage');
}

/** What fails without the network is asked for again when it is back; any other failure is one. */
export async function untilReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (failure) {
    if (!(await latePage?.whenReachable())) throw failure;
    return untilReachable(load);
  }
}

/** The function returned runs when the page is there. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (!previousLocation) {
    whenAtRest(() => prepare().catch(() => undefined));
    return undefined;
  }
  latePage?.setAwaited(true);
  return () => latePage?.setAwaited(false);
};

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (id) => untilReachable(() => load(id));
}
