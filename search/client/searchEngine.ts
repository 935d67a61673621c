// The page's side of the search engine, which runs in a worker so that typing never waits for an answer.
import { CORE_FILE, type CoreFile, FORMAT } from '../shared/format';
import type { Reply, Request } from './engine/worker';
import { reloadForNewVersion } from './reloadForNewVersion';
import { addressOf } from './siteAddress';

type Send = (request: Request) => void;
type Listener = (reply: Reply) => void;

let engine: Promise<Send> | undefined;
let lastQuery = '';
const listeners = new Set<Listener>();

const lastQuestion = (): string => lastQuery;

/** Returns the function that stops listening. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify: Listener = (reply) => {
  if (reply.kind === 'newer version') void reloadForNewVersion(lastQuestion);
  for (const listener of listeners) listener(reply);
};

/** Fails where its script does not load, or where the security policy of the host forbids workers. */
function startWorker(): Promise<Send> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      new URL(/* webpackChunkName: "search-worker" */ './engine/worker.ts', import.meta.url),
    );
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'ready') resolve((request) => worker.postMessage(request));
      else notify(data);
    });
  });
}

/** Its name never changes, so the browser has to revalidate it. */
async function readCore(): Promise<CoreFile> {
  const response = await fetch(addressOf(CORE_FILE), { cache: 'no-cache' });
  const core: CoreFile | undefined = response.ok ? await response.json() : undefined;
  if (core?.format !== FORMAT) throw new Error(`${CORE_FILE}: ${response.status}`);
  return core;
}

async function start(): Promise<Send> {
  const [send, core] = await Promise.all([startWorker(), readCore()]);
  send({ core });
  return send;
}

/** Starts the engine, unless it has started. */
export function openEngine(): Promise<Send> {
  engine ??= start().catch((failure: unknown) => {
    engine = undefined;
    throw failure;
  });
  return engine;
}

/** Under `npm start`, pages may have changed since the dialog was opened last. */
export const closeEngine = (): void => {
  if (process.env.NODE_ENV === 'development') engine = undefined;
};

export async function ask(query: string): Promise<void> {
  lastQuery = query;
  try {
    const send = await openEngine();
    // The reader may have gone on typing while it started.
    if (query === lastQuery) send({ query });
  } catch {
    if (!(await reloadForNewVersion(lastQuestion))) notify({ kind: 'failure' });
  }
}
