// Reading without the network (plugins/offline). Pages that were read are kept by the service worker; the box at the end of
// the documentation's root page keeps the whole guide. On data saver nothing of this is loaded, unless the reader asks.
// Where the browser cannot keep anything, nothing is shown.
import { isPoor, savesData } from './connection';

/** As deploy/offline.ts writes it. */
type ListedFile = readonly [address: string, bytes: number, hash: string];
type State = 'idle' | 'running' | 'cut' | 'kept';

const BOX = 'offline-guide';
/** Of the guide, at a time. */
const BATCH = 6;
/** The worker gives up on a file before that. */
const PATIENCE_MS = 40_000;
const CHECKED = 'guide-hors-connexion';
/** Kept before the files of the guide are: it was wanted, and is not whole. */
const BEGUN = '[]';

const site = OFFLINE_READING ?? { worker: '', list: '', cache: '' };
let state: State = 'idle';
let part = 0;

function show(): void {
  const box = document.getElementById(BOX);
  const [status, bar, button] = box?.querySelectorAll<HTMLElement>('p, progress, button') ?? [];
  if (!box || !status || !(bar instanceof HTMLProgressElement) || !button) return;
  for (const element of [status, button]) {
    const text = element.dataset[state] ?? '';
    if (element.textContent !== text) element.textContent = text;
  }
  bar.hidden = state !== 'running';
  bar.value = part;
  // It keeps the focus.
  button.setAttribute('aria-disabled', String(state === 'running'));
  box.hidden = false;
}

function become(next: State): void {
  state = next;
  show();
}

/** Says whether all of them are kept. The browser may end the worker in the midst of it. */
async function tell(addresses: readonly string[], { isFetched = false, isTidied = false }): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE_MS, false);
    active?.postMessage({ addresses, isFetched, isTidied }, [port2]);
  });
}

const register = (): Promise<unknown> =>
  navigator.serviceWorker.register(site.worker, { updateViaCache: 'none' });

/** The list of the guide that is kept: undefined where it was not asked for. */
const keptList = async (): Promise<string | undefined> =>
  (await caches.match(site.list, { cacheName: site.cache }))?.text();

/** What has changed since it was kept last, or all of it. The assets come first, so that no page misses any. */
async function keepGuide(): Promise<boolean> {
  const response = await fetch(site.list, { cache: 'no-cache' });
  if (!response.ok) return false;
  const list = await response.text();
  const files: ListedFile[] = JSON.parse(list);
  const former: ListedFile[] = JSON.parse((await keptList()) ?? BEGUN);
  const known = new Set(former.map(String));
  const missing = files.filter((file) => !known.has(String(file)));
  const bytesOf = (some: readonly ListedFile[]) => some.reduce((sum, [, bytes]) => sum + bytes, 0);
  const all = bytesOf(missing);
  const cache = await caches.open(site.cache);
  if (former.length === 0) await cache.put(site.list, new Response(BEGUN));
  for (let done = 0; done < missing.length; done += BATCH) {
    part = bytesOf(missing.slice(0, done)) / all;
    show();
    const addresses = missing.slice(done, done + BATCH).map(([address]) => address);
    if (!(await tell(addresses, { isFetched: true }))) return false;
  }
  const addresses = new Set(files.map(([address]) => address));
  for (const [address] of former) if (!addresses.has(address)) await cache.delete(address);
  await cache.put(site.list, new Response(list));
  return true;
}

async function keepAsAsked(): Promise<void> {
  become('running');
  const isWhole = await register()
    .then(keepGuide)
    .catch(() => false);
  become(isWhole ? 'kept' : 'cut');
}

async function remove(): Promise<void> {
  await caches.delete(site.cache);
  if (savesData()) await (await navigator.serviceWorker.getRegistration())?.unregister();
  become('idle');
}

function handleClick({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(`#${BOX} button`) || state === 'running') return;
  void (state === 'kept' ? remove() : keepAsAsked());
}

/** Once per visit, when there is a network: the whole guide follows a new version of the site, and old files go. */
async function bringUpToDate(): Promise<void> {
  if (sessionStorage.getItem(CHECKED) || savesData()) return;
  if (state === 'kept' && !(await keepGuide())) return;
  sessionStorage.setItem(CHECKED, '1');
  await tell([], { isTidied: true });
}

/** What this visit has loaded before there was a worker to see it. */
const loaded = (): string[] =>
  ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type).map(({ name }) => name));

/** The page that the scripts of this visit loaded whole. */
const firstPath = window.location.pathname;

async function start(): Promise<void> {
  const list = await keptList();
  state = list === undefined ? 'idle' : list === BEGUN ? 'cut' : 'kept';
  show();
  document.addEventListener('click', handleClick);
  if (list === undefined && savesData()) return;
  const isNew = !navigator.serviceWorker.controller;
  await register();
  if (isNew) await tell(loaded(), {});
  await bringUpToDate();
}

const isPossible = OFFLINE_READING && 'serviceWorker' in navigator && 'caches' in window;
if (isPossible) start().catch(() => undefined);

/** At each page: the box where it has one, and what scripts did not load of it. */
export function keepPage(): void {
  if (!isPossible) return;
  show();
  // By a link scripts load the article alone: without the network, « reload » needs the whole page.
  if (window.location.pathname !== firstPath && !isPoor())
    void tell([window.location.pathname], { isFetched: true });
}
