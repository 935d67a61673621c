// npm start: the writers' server. Docusaurus shows a saved page by itself, but reads most of the rest only once (facts,
// drawings, the contract, the texts of the interface): a save there starts it again, behind a door that stays open. What
// the build would refuse is shown on the page, and goes when it is mended.
import { openDoor } from './writers-server/door';
import { openInBrowser } from './writers-server/openInBrowser';
import { readOptions } from './writers-server/options';
import { isNewStartNeeded, watchSaves } from './writers-server/saves';
import { type Site, startSite } from './writers-server/site';

/** Docusaurus could not read something again. If a page is to blame, the bundler says so within this time. */
const BUNDLER_SPEAKS_FIRST_MS = 2000;

const { host, port, isToOpen, others } = readOptions(process.argv.slice(2));
const origin = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

let site: Site | undefined;
let saves = 0;
let isOpened = !isToOpen;
let turn: Promise<void> = Promise.resolve();

function openOnce(route: string): void {
  if (!isOpened) openInBrowser(origin + route);
  isOpened = true;
}

async function main(): Promise<void> {
  const door = await openDoor({ host, port });

  const start = (): Promise<Site> =>
    startSite(others, {
      publicOrigin: origin,
      announced: openOnce,
      compiled: (from, fault) => door.show(fault ? { state: 'fault', fault } : { state: 'site', port: from }),
      notReread: (failed) => {
        const savesThen = saves;
        setTimeout(() => {
          if (site !== failed || failed.isAtFault()) return;
          if (saves === savesThen) failed.giveUp();
          else restart();
        }, BUNDLER_SPEAKS_FIRST_MS);
      },
      ended: (fault) => {
        door.show({ state: 'fault', fault });
        openOnce('/');
        console.error(`\nLe site ne démarre pas :\n${fault}\nCorrigez, puis enregistrez.`);
      },
    });

  /** One after the other, however fast the saves come. */
  const restart = (): void => {
    turn = turn.then(async () => {
      // First: what a page asks of a site that ends would have no answer.
      door.show({ state: 'starting' });
      await site?.stop();
      site = await start();
    });
  };

  const stopWatching = await watchSaves((files) => {
    saves += 1;
    if (site?.isRunning() && !files.some(isNewStartNeeded)) return;
    console.log(`\n${files.join(', ')} : le site redémarre.`);
    restart();
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopWatching();
      door.close();
      turn = turn.then(() => site?.stop()).then(() => process.exit(0));
    });
  }
  restart();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
