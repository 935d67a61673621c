// Offline reading (plugins/offline). The service worker caches the pages that were read; the box at the end of the
// documentation's root page caches the whole guide. With data saver, nothing is loaded for it unless the reader asks.
import { isSlow, savesData } from './connection';

/** As deploy/offline.ts writes it. */
type ListedFile = readonly [address: string, bytes: number, hash: string];
type State = 'idle' | 'running' | 'cut' | 'kept';

const BOX = 'offline-guide';
const BATCH_SIZE = 6;
/** The worker gives up on a file before that. */
const TIMEOUT_MS = 40_000;
/** In session storage: the cache was compared with the site during this visit. */
const CHECKED_KEY = 'guide-hors-connexion';
/** Cached in place of the list until all files of the guide are. */
const INCOMPLETE = '[]';

const site = OFFLINE_READING ?? { worker: '', list: '', cache: '' };
let state: State = 'idle';
let progress = 0;

function updateBox(): void {
  const box = document.getElementById(BOX);
  const [status, bar, button] = box?.querySelectorAll<HTMLElement>('p, progress, button') ?? [];
  if (!box || !status || !(bar instanceof HTMLProgressElement) || !button) return;
  for (const element of [status, button]) {
    const text = element.dataset[state] ?? '';
    if (element.textContent !== text) element.textContent = text;
  }
  bar.hidden = state !== 'running';
  bar.value = progress;
  // A disabled button would lose the focus.
  button.setAttribute('aria-disabled', String(state === 'running'));
  box.hidden = false;
}

function setState(next: State): void {
  state = next;
  updateBox();
}

/** Resolves with whether the worker has cached all of them; false if the browser stopped it meanwhile. */
async function askWorker(
  addresses: readonly string[],
  { isFetched = false, isTidied = false },
): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, TIMEOUT_MS, false);
    active?.postMessage({ addresses, isFetched, isTidied }, [port2]);
  });
}

const register = (): Promise<unknown> =>
  navigator.serviceWorker.register(site.worker, { updateViaCache: 'none' });

/** Undefined if the reader has not asked for the whole guide. */
const cachedList = async (): Promise<string | undefined> =>
  (await caches.match(site.list, { cacheName: site.cache }))?.text();

const bytesOf = (files: readonly ListedFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** Caches what has changed since the last time, in the order of the list: assets first, so that no page lacks any. */
async function cacheGuide(): Promise<boolean> {
  const response = await fetch(site.list, { cache: 'no-cache' });
  if (!response.ok) return false;
  const list = await response.text();
  const files: ListedFile[] = JSON.parse(list);
  const former: ListedFile[] = JSON.parse((await cachedList()) ?? INCOMPLETE);
  const known = new Set(former.map(String));
  const missing = files.filter((file) => !known.has(String(file)));
  const cache = await caches.open(site.cache);
  if (former.length === 0) await cache.put(site.list, new Response(INCOMPLETE));
  for (let done = 0; done < missing.length; done += BATCH_SIZE) {
    progress = bytesOf(missing.slice(0, done)) / bytesOf(missing);
    updateBox();
    const batch = missing.slice(done, done + BATCH_SIZE).map(([address]) => address);
    if (!(await askWorker(batch, { isFetched: true }))) return false;
  }
  const addresses = new Set(files.map(([address]) => address));
  for (const [address] of former) if (!addresses.has(address)) await cache.delete(address);
  await cache.put(site.list, new Response(list));
  return true;
}

async function keepGuide(): Promise<void> {
  setState('running');
  const isComplete = await register()
    .then(cacheGuide)
    .catch(() => false);
  setState(isComplete ? 'kept' : 'cut');
}

async function removeGuide(): Promise<void> {
  await caches.delete(site.cache);
  if (savesData()) await (await navigator.serviceWorker.getRegistration())?.unregister();
  setState('idle');
}

function handleClick({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(`#${BOX} button`) || state === 'running') return;
  void (state === 'kept' ? removeGuide() : keepGuide());
}

/** Once per visit: brings the whole guide up to date, and removes old files from the cache. */
async function updateCache(): Promise<void> {
  if (sessionStorage.getItem(CHECKED_KEY) || savesData()) return;
  if (state === 'kept' && !(await cacheGuide())) return;
  sessionStorage.setItem(CHECKED_KEY, '1');
  await askWorker([], { isTidied: true });
}

const loadedAddresses = (): string[] =>
  ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type).map(({ name }) => name));

/** Of the page that was loaded as a document; the router has opened the others. */
const firstPath = window.location.pathname;

async function start(): Promise<void> {
  const list = await cachedList();
  setState(list === undefined ? 'idle' : list === INCOMPLETE ? 'cut' : 'kept');
  document.addEventListener('click', handleClick);
  if (list === undefined && savesData()) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  await register();
  // The worker has not seen these requests.
  if (isFirstVisit) await askWorker(loadedAddresses(), {});
  await updateCache();
}

const isPossible = OFFLINE_READING && 'serviceWorker' in navigator && 'caches' in window;
if (isPossible) start().catch(() => undefined);

export function keepPage(): void {
  if (!isPossible) return;
  updateBox();
  // The router has fetched the article alone: to reload offline, the whole page is needed.
  if (window.location.pathname !== firstPath && !isSlow())
    void askWorker([window.location.pathname], { isFetched: true });
}
