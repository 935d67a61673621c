// The engine, for the page: in a worker, so that typing never waits for it; in the page where no worker can start.
import { CORE_FILE, type CoreFile } from '../shared/format';
import type { Reply, Request } from './engine/serve';
import { reloadForNewVersion } from './reloadForNewVersion';
import { addressOf } from './siteAddress';

type Send = (request: Request) => void;
type Listener = (reply: Reply) => void;

let engine: Promise<Send> | undefined;
let lastQuery = '';
const listeners = new Set<Listener>();

const tell: Listener = (reply) => {
  if (reply.kind === 'newer version') void reloadForNewVersion(() => lastQuery);
  for (const listener of listeners) listener(reply);
};

async function startInPage(): Promise<Send> {
  const { serve } = await import(/* webpackChunkName: "search-engine" */ './engine/serve');
  return serve(tell);
}

/** Its script may not come, or the policy of the host may forbid it: both are told by an event. */
function startWorker(): Promise<Send> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      new URL(/* webpackChunkName: "search-worker" */ './engine/worker.ts', import.meta.url),
    );
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply | 'ready'>) => {
      if (data === 'ready') resolve((request) => worker.postMessage(request));
      else tell(data);
    });
  });
}

/** It keeps its name, so that the browser must ask whether it has changed. */
async function readCore(): Promise<CoreFile> {
  const response = await fetch(addressOf(CORE_FILE), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${CORE_FILE}: ${response.status}`);
  return response.json();
}

async function start(): Promise<Send> {
  const [send, core] = await Promise.all([startWorker().catch(startInPage), readCore()]);
  send({ kind: 'open', core });
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

export const askedLast = (): string => lastQuery;

/** The answers come to the listeners: titles first, then excerpts. */
export async function ask(query: string): Promise<void> {
  lastQuery = query;
  try {
    const send = await openEngine();
    // While it started, the reader has gone on typing.
    if (query === lastQuery) send({ kind: 'ask', query });
  } catch {
    if (!(await reloadForNewVersion(() => lastQuery))) tell({ kind: 'failure' });
  }
}

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let lastId = 0;

/** Where the words of a question, and these terms, stand in some texts. */
export async function marksIn(
  texts: readonly string[],
  query: string,
  terms: readonly string[],
): Promise<Extract<Reply, { kind: 'marks' }>['marks']> {
  const send = await openEngine();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const stop = listen((reply) => {
      if (reply.kind !== 'marks' || reply.id !== id) return;
      stop();
      resolve(reply.marks);
    });
    send({ kind: 'mark', id, texts, query, terms });
  });
}
