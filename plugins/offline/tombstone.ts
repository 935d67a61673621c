// Takes the place of the service worker where offline reading is switched off: frees the readers of a former edition.
import type { WorkerScope, WorkerSettings } from './worker';

export function freeReaders(scope: WorkerScope, { cache }: Pick<WorkerSettings, 'cache'>): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([caches.delete(cache), scope.registration.unregister()])),
  );
}
