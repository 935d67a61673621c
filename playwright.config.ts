import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium';
import { reportFile } from './scripts/testReports';
import { ENGINES, type EngineName } from './tests/engines/engine';
import { fixtureOutDir, SUB_PATH, SUB_PATH_FIXTURE } from './tests/fixtures/build';

const executablePath = findChromium();
if (!executablePath) throw new Error('Aucun Chromium : lancez « npm run test:browser », qui en installe un.');

/** The first of three ports; another one lets two checkouts be tested at the same time. */
const PORT = Number(process.env.TEST_PORT ?? 4173);

export const SITE = `http://localhost:${PORT}`;
export const FIXTURE_SITE = `http://localhost:${PORT + 1}`;
/** The real site again, under a path of its host. */
export const SUB_PATH_SITE = `http://localhost:${PORT + 2}${SUB_PATH}`;

const WRITERS_SERVER = 'writers-server.spec.ts';

/** On nginx, with the rules that the build has written for it: what the policy blocks fails the test that meets it. */
const serve = (folder: string, address: string) => ({
  command: `npx tsx tests/nginx.ts ${folder} ${address}`,
  url: address,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // How long a page takes is not tested here: a slow machine gets the time it needs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A machine that does other things meets a page at an odd moment now and then. What passes the second time is listed as
  // unstable; what is wrong fails again.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: reportFile('browser') }]],
  // The longest test begins first: begun last, it would run alone for a minute.
  projects: [
    { name: 'rédaction', testMatch: WRITERS_SERVER },
    { name: 'lecture', testIgnore: WRITERS_SERVER },
    ...ENGINES.map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      // tests/browser/pages.spec.ts looks at them more closely.
      testIgnore: engineName === 'chromium' ? 'routes.spec.ts' : undefined,
      use: { engineName, serviceWorkers: 'allow' as const },
    })),
  ],
  use: {
    baseURL: SITE,
    // What cannot be clicked fails then, and not when the test is over.
    actionTimeout: 30_000,
    locale: 'fr-FR',
    // page.route does not see what they fetch; tests/browser/offline.spec.ts lets them run.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    serve('build', SITE),
    serve('.fixture/site/build', FIXTURE_SITE),
    serve(fixtureOutDir(SUB_PATH_FIXTURE), SUB_PATH_SITE),
  ],
});
