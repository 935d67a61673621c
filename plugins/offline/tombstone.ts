// Replaces the service worker where offline reading is switched off: removes that of a former edition, and its cache.
import type { WorkerScope, WorkerSettings } from './worker';

export function removeOffline(scope: WorkerScope, { cache }: Pick<WorkerSettings, 'cache'>): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([caches.delete(cache), scope.registration.unregister()])),
  );
}
