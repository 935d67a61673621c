// The service worker of the site. It answers as the network does and keeps what came; only without the network, or for what
// is named after its content, does it answer what it has kept. It knows no list of files: it changes only with its code.

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & {
  readonly request: Request;
  /** What the browser has asked the network for while this worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
/** Of src/client/extras/offline.ts. */
type Told = Lasting & {
  readonly data: {
    /** To keep. */
    readonly addresses: readonly string[];
    /** Whether the network may be asked for them; if not, what the browser itself has kept is taken. */
    readonly isFetched: boolean;
    /** Whether to drop what is of no use any more. */
    readonly isTidied: boolean;
  };
  readonly ports: readonly MessagePort[];
};

/** Of a service worker; TypeScript knows its own names only where it does not know those of a page. */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
};

export type WorkerSettings = {
  readonly baseUrl: string;
  /** The name of the cache: an origin may have several sites. */
  readonly cache: string;
  /** The list of the whole guide, which is the business of the page. */
  readonly list: string;
  /** Beside each page, its article alone (lib/pageMarks.ts). */
  readonly articleFile: string;
  /** Answered for a page that is not kept: HTML with an empty list, and the policy for it. */
  readonly unread: string;
  readonly policy: string;
};

export function serveOffline(scope: WorkerScope, settings: WorkerSettings): void {
  const { baseUrl, cache: name, list, articleFile, unread, policy } = settings;
  const PATIENCE_MS = 30_000;
  const HASH = /[0-9a-f]{8,}/g;
  const DOWNLOAD = /\.(?:pdf|zip)$/;

  const isServed = ({ origin, pathname }: URL): boolean =>
    origin === scope.location.origin &&
    pathname.startsWith(baseUrl) &&
    pathname !== list &&
    !DOWNLOAD.test(pathname);
  const isAsset = ({ pathname }: URL): boolean => pathname.startsWith(`${baseUrl}assets/`);
  /** One for « /docs/intro » and « /docs/intro/?a=1 ». */
  const keyOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/$/, '');
  const isPage = ({ headers }: Response): boolean => /^text\/html/.test(headers.get('content-type') ?? '');

  /** Says whether it is kept. Where there is no room, or the browser keeps nothing, the page is shown all the same. */
  async function keep(url: URL, response: Response): Promise<boolean> {
    try {
      const cache = await caches.open(name);
      const key = keyOf(url);
      if (/^4(?:04|10)$/.test(`${response.status}`)) await cache.delete(key);
      const isWhole = response.status === 200 && response.type === 'basic';
      if (!isWhole || /no-store/.test(response.headers.get('cache-control') ?? '')) return false;
      const isHtml = isPage(response);
      // Browsers refuse a redirected answer to a navigation.
      await cache.put(key, response.redirected ? new Response(response.body, response) : response);
      // The page brings a newer one.
      if (isHtml) await cache.delete(`${key}/${articleFile}`);
      return true;
    } catch {
      return false;
    }
  }

  /** A page holds its article too. */
  async function kept(url: URL): Promise<Response | undefined> {
    try {
      const cache = await caches.open(name);
      const key = keyOf(url);
      return (await cache.match(key)) ?? (await cache.match(key.replace(`/${articleFile}`, '')));
    } catch {
      return undefined;
    }
  }

  async function listOfKept(): Promise<Response> {
    let links = '';
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response || !isPage(response)) continue;
      // Without the name of the site, which follows the bar.
      const [, title] = /<title[^>]*>([^<|]*)/.exec(await response.text()) ?? [];
      links += `<li><a href="${new URL(request.url).pathname}">${title}</a></li>`;
    }
    return new Response(
      unread.replace('<ul>', (opening) => opening + links),
      {
        status: 503,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      },
    );
  }

  async function answer(event: Fetching, url: URL): Promise<Response> {
    const { request } = event;
    // A page whose scripts came cut asks for them anew.
    const file = isAsset(url) && request.cache !== 'reload' ? await kept(url) : undefined;
    if (file) return file;
    try {
      const preloaded = await event.preloadResponse;
      // Where other browsers throw, Firefox gives an error as the response.
      const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request);
      event.waitUntil(keep(url, response.clone()));
      return response;
    } catch {
      return (
        (await kept(url)) ??
        (request.mode === 'navigate' ? listOfKept().catch(() => Response.error()) : Response.error())
      );
    }
  }

  async function take(address: string, isFetched: boolean): Promise<boolean> {
    const url = new URL(address, scope.location.href);
    if (!isServed(url)) return false;
    if (isAsset(url) && (await kept(url))) return true;
    try {
      const response = await fetch(url, {
        mode: 'same-origin',
        cache: !isFetched ? 'only-if-cached' : isAsset(url) ? 'default' : 'no-cache',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return await keep(url, response);
    } catch {
      return false;
    }
  }

  /**
   * Drops the assets that no kept page names, nor what it names: those of versions that nobody reads any more. The hash in
   * the name of an asset is how others name it.
   */
  async function tidy(): Promise<void> {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const textOf = async (request: Request) => (await cache.match(request))?.text();
    let left = requests.filter(({ url }) => isAsset(new URL(url)));
    let naming = requests.filter((request) => !left.includes(request));
    while (naming.length > 0) {
      const hashes = new Set((await Promise.all(naming.map(textOf))).join('\n').match(HASH));
      const isNamed = ({ url }: Request): boolean => hashes.has(url.match(HASH)?.at(-1) ?? '');
      naming = left.filter(isNamed);
      left = left.filter((request) => !isNamed(request));
    }
    await Promise.all(left.map((request) => cache.delete(request)));
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method === 'GET' && isServed(url) && !request.headers.has('range'))
      event.respondWith(answer(event, url));
  });
  scope.addEventListener('message', (event) => {
    const { addresses, isFetched, isTidied } = event.data;
    const work = Promise.all(addresses.map((address) => take(address, isFetched))).then(async (taken) => {
      if (isTidied) await tidy();
      event.ports[0]?.postMessage(taken.every(Boolean));
    });
    event.waitUntil(work.catch(() => undefined));
  });
}
