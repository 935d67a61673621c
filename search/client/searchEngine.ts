// The engine, for the page. It runs in a worker, so that typing never waits for it; the page has no other way to answer.
import { CORE_FILE, type CoreFile, FORMAT } from '../shared/format';
import type { Reply, Request } from './engine/worker';
import { reloadForNewVersion } from './reloadForNewVersion';
import { addressOf } from './siteAddress';

type Send = (request: Request) => void;
type Listener = (reply: Reply) => void;

let engine: Promise<Send> | undefined;
let lastQuery = '';
const listeners = new Set<Listener>();

export const askedLast = (): string => lastQuery;

/** Answers come to the listeners: titles first, then excerpts. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell: Listener = (reply) => {
  if (reply.kind === 'newer version') void reloadForNewVersion(askedLast);
  for (const listener of listeners) listener(reply);
};

/** It fails where its script does not come, or where the policy of the host forbids it. */
function startWorker(): Promise<Send> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      new URL(/* webpackChunkName: "search-worker" */ './engine/worker.ts', import.meta.url),
    );
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'ready') resolve((request) => worker.postMessage(request));
      else tell(data);
    });
  });
}

/** It keeps its name, so that the browser must ask whether it has changed. */
async function readCore(): Promise<CoreFile> {
  const response = await fetch(addressOf(CORE_FILE), { cache: 'no-cache' });
  const core: CoreFile | undefined = response.ok ? await response.json() : undefined;
  if (core?.format !== FORMAT) throw new Error(`${CORE_FILE}: ${response.status}`);
  return core;
}

/** The core is fetched while the script of the worker is still on its way. */
async function start(): Promise<Send> {
  const [send, core] = await Promise.all([startWorker(), readCore()]);
  send({ core });
  return send;
}

/** Starts it, and has it fetch what every question needs; once, unless that failed. */
export function openEngine(): Promise<Send> {
  engine ??= start().catch((failure: unknown) => {
    engine = undefined;
    throw failure;
  });
  return engine;
}

/** Under `npm start`, pages may have been saved since the dialog was opened last. */
export const closeEngine = (): void => {
  if (process.env.NODE_ENV === 'development') engine = undefined;
};

export async function ask(query: string): Promise<void> {
  lastQuery = query;
  try {
    const send = await openEngine();
    // While it started, the reader has gone on typing.
    if (query === lastQuery) send({ query });
  } catch {
    if (!(await reloadForNewVersion(askedLast))) tell({ kind: 'failure' });
  }
}
