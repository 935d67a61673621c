/** Set by plugins/offline: the addresses of the service worker and of the list of the whole guide, and the name of the cache. */
declare const OFFLINE_READING: {
  readonly worker: string;
  readonly list: string;
  readonly cache: string;
} | null;
