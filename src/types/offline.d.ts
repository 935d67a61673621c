/** Set by plugins/offline: addresses of the service worker and of the list of the whole guide, name of the cache. */
declare const OFFLINE_READING: {
  readonly worker: string;
  readonly list: string;
  readonly cache: string;
} | null;
