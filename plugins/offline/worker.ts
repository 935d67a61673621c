// The service worker of the site. It asks the network first, and caches what it gets; only without a network, or for assets,
// which have a hash in their name, does it answer from the cache. It contains no list of files, so it changes with its code alone.

type LifecycleEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifecycleEvent & {
  readonly request: Request;
  /** The browser sends the request while the worker is starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
/** From src/client/extras/offline.ts. */
type Message = LifecycleEvent & {
  readonly data: {
    /** To be cached. */
    readonly addresses: readonly string[];
    /** If not, they are taken from the cache of the browser. */
    readonly isFetched: boolean;
    /** Whether to remove old assets. */
    readonly isTidied: boolean;
  };
  readonly ports: readonly MessagePort[];
};

/** TypeScript has the types of a service worker only without those of a page. */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
};

export type WorkerSettings = {
  readonly baseUrl: string;
  /** The name of the cache: an origin may have several sites. */
  readonly cache: string;
  /** The list of the whole guide, which the page fetches and caches itself. */
  readonly list: string;
  readonly articleFile: string;
  /** HTML for a page that is not cached, with an empty list of those that are. */
  readonly offlinePage: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
};

export function serveOffline(scope: WorkerScope, settings: WorkerSettings): void {
  const { baseUrl, cache: name, list, articleFile, offlinePage, policy } = settings;
  const TIMEOUT_MS = 30_000;
  const HASH = /[0-9a-f]{8,}/g;

  const isServed = ({ origin, pathname }: URL): boolean =>
    origin === scope.location.origin &&
    pathname.startsWith(baseUrl) &&
    pathname !== list &&
    !/\.(?:pdf|zip)$/.test(pathname);
  const isAsset = ({ pathname }: URL): boolean => pathname.startsWith(`${baseUrl}assets/`);
  /** The same for « /docs/intro » and « /docs/intro/?a=1 ». */
  const keyOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/$/, '');
  const isPage = ({ headers }: Response): boolean => /^text\/html/.test(headers.get('content-type') ?? '');

  /** Resolves with whether the response is cached. It may not be: the storage may be full or refused. */
  async function store(url: URL, response: Response): Promise<boolean> {
    try {
      const cache = await caches.open(name);
      const key = keyOf(url);
      if ([404, 410].includes(response.status)) await cache.delete(key);
      const isWhole = response.status === 200 && response.type === 'basic';
      if (!isWhole || /no-store/.test(response.headers.get('cache-control') ?? '')) return false;
      const isHtml = isPage(response);
      // Browsers refuse a redirected response to a navigation.
      await cache.put(key, response.redirected ? new Response(response.body, response) : response);
      // The page contains a newer one.
      if (isHtml) await cache.delete(`${key}/${articleFile}`);
      return true;
    } catch {
      return false;
    }
  }

  /** For an article, the page that contains it will do. */
  async function cached(url: URL): Promise<Response | undefined> {
    try {
      const cache = await caches.open(name);
      const key = keyOf(url);
      return (await cache.match(key)) ?? (await cache.match(key.replace(`/${articleFile}`, '')));
    } catch {
      return undefined;
    }
  }

  async function listCachedPages(): Promise<Response> {
    let links = '';
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response || !isPage(response)) continue;
      // Without « | » and the name of the site.
      const [, title] = /<title[^>]*>([^<|]*)/.exec(await response.text()) ?? [];
      links += `<li><a href="${new URL(request.url).pathname}">${title}</a></li>`;
    }
    const html = offlinePage.replace('<ul>', (opening) => opening + links);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
    return new Response(html, { status: 503, headers });
  }

  async function respond(event: FetchEvent, url: URL): Promise<Response> {
    const { request } = event;
    // `reload`: plugins/load-failure fetches assets again that may be broken.
    const asset = isAsset(url) && request.cache !== 'reload' ? await cached(url) : undefined;
    if (asset) return asset;
    try {
      const preloaded = await event.preloadResponse;
      // Offline, Firefox preloads an error; other browsers throw.
      const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request);
      event.waitUntil(store(url, response.clone()));
      return response;
    } catch {
      const answer = await cached(url);
      if (answer || request.mode !== 'navigate') return answer ?? Response.error();
      return listCachedPages().catch(() => Response.error());
    }
  }

  async function addToCache(address: string, isFetched: boolean): Promise<boolean> {
    const url = new URL(address, scope.location.href);
    if (!isServed(url)) return false;
    if (isAsset(url) && (await cached(url))) return true;
    try {
      const response = await fetch(url, {
        mode: 'same-origin',
        cache: !isFetched ? 'only-if-cached' : isAsset(url) ? 'default' : 'no-cache',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await store(url, response);
    } catch {
      return false;
    }
  }

  /** Removes the assets that no cached page needs, directly or through other assets: their names contain their hash. */
  async function removeOldAssets(): Promise<void> {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const textOf = async (request: Request) => (await cache.match(request))?.text();
    let unused = requests.filter(({ url }) => isAsset(new URL(url)));
    let found = requests.filter((request) => !unused.includes(request));
    while (found.length > 0) {
      const hashes = new Set((await Promise.all(found.map(textOf))).join('\n').match(HASH));
      const isNamed = ({ url }: Request): boolean => hashes.has(url.match(HASH)?.at(-1) ?? '');
      found = unused.filter(isNamed);
      unused = unused.filter((request) => !isNamed(request));
    }
    await Promise.all(unused.map((request) => cache.delete(request)));
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method === 'GET' && isServed(url) && !request.headers.has('range'))
      event.respondWith(respond(event, url));
  });
  scope.addEventListener('message', (event) => {
    const { addresses, isFetched, isTidied } = event.data;
    const work = Promise.all(addresses.map((address) => addToCache(address, isFetched))).then(
      async (added) => {
        if (isTidied) await removeOldAssets();
        event.ports[0]?.postMessage(added.every(Boolean));
      },
    );
    event.waitUntil(work.catch(() => undefined));
  });
}
