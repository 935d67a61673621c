// npm start: the writers' server. Docusaurus itself shows a saved page, but reads facts, drawings, the contract and other
// sources only once: this restarts it when they are saved, and shows on the page what the build would refuse.
import { openInBrowser } from './writers-server/openInBrowser';
import { readOptions } from './writers-server/options';
import { startProxy } from './writers-server/proxy';
import { isRestartNeeded, watchSaves } from './writers-server/saves';
import { type Site, startSite } from './writers-server/site';

/** When Docusaurus fails to reload, the bundler reports a fault of a page within this time. */
const BUNDLER_REPORT_MS = 2000;

const { host, port, isToOpen, others } = readOptions(process.argv.slice(2));
const origin = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

let site: Site | undefined;
let saves = 0;
let isOpened = !isToOpen;
let lastRestart: Promise<void> = Promise.resolve();

function openOnce(route: string): void {
  if (!isOpened) openInBrowser(origin + route);
  isOpened = true;
}

async function main(): Promise<void> {
  const proxy = await startProxy({ host, port });

  const start = (): Promise<Site> =>
    startSite(others, {
      publicOrigin: origin,
      announced: openOnce,
      compiled: (from, fault) =>
        proxy.show(fault ? { state: 'fault', fault } : { state: 'site', port: from }),
      notReread: (failed) => {
        const savesThen = saves;
        setTimeout(() => {
          if (site !== failed || failed.isAtFault()) return;
          if (saves === savesThen) failed.giveUp();
          else restart();
        }, BUNDLER_REPORT_MS);
      },
      ended: (fault) => {
        proxy.show({ state: 'fault', fault });
        openOnce('/');
        console.error(`\nLe site ne démarre pas :\n${fault}\nCorrigez, puis enregistrez.`);
      },
    });

  /** One after the other. */
  const restart = (): void => {
    lastRestart = lastRestart.then(async () => {
      // First, so that requests wait for the next site.
      proxy.show({ state: 'starting' });
      await site?.stop();
      site = await start();
    });
  };

  const stopWatching = await watchSaves((files) => {
    saves += 1;
    if (site?.isRunning() && !files.some(isRestartNeeded)) return;
    console.log(`\n${files.join(', ')} : le site redémarre.`);
    restart();
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopWatching();
      proxy.close();
      lastRestart = lastRestart.then(() => site?.stop()).then(() => process.exit(0));
    });
  }
  restart();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
