// npx tsx bench/browser.ts [build…]: a first search in a real Chromium, for each of these built sites (`build` unless
// told): what is fetched, how long it takes, and the longest task while somebody types. README.md says how to read it.
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium';
import { type BuiltSite, bytesOf, FAST, SLOW_4G, serveBuilt } from './builtSite';
import { median } from './numbers';
import { questions as all } from './questions';

/** A phone of the middle range, as the developer tools of browsers imitate it. */
const SLOWDOWN = 4;
const TIMES = 5;
/** A new tab for each takes its time. */
const questions = all.filter((_, i) => i % 4 === 0);

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} Ko`;

async function openPage(browser: Browser, { origin }: BuiltSite): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/docs/`, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

type FirstSearch = { readonly titles: number; readonly whole: number };

/** In bytes: until the first titles are shown, then until nothing more comes. The question is typed in one go. */
async function bytesOfFirstSearch(browser: Browser, site: BuiltSite, question: string): Promise<FirstSearch> {
  site.network = FAST;
  const page = await openPage(browser, site);
  site.sent = [];
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.getByRole('combobox').fill(question);
  await page.getByRole('option').first().waitFor();
  const titles = bytesOf(site.sent);
  await page.waitForTimeout(600);
  await page.context().close();
  return { titles, whole: bytesOf(site.sent) };
}

/** From the key to the first results, on a slow network: measured in the page, which is slow to tell others. */
async function timeOfFirstSearch(browser: Browser, site: BuiltSite, question: string): Promise<number> {
  site.network = FAST;
  const page = await openPage(browser, site);
  await page.evaluate(() => {
    const pressed = new Promise<number>((resolve) => {
      document.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      });
    });
    new MutationObserver(async (_, observer) => {
      if (!document.querySelector('[role="option"]')) return;
      observer.disconnect();
      performance.measure('first results', { start: await pressed, end: performance.now() });
    }).observe(document, { subtree: true, childList: true });
  });
  site.network = SLOW_4G;
  await page.keyboard.press('Control+k');
  // What is typed before the dialog has come is kept. Two letters, since a whole question takes its own time to type.
  await page.keyboard.type(question.slice(0, 2));
  await page.waitForFunction(() => performance.getEntriesByName('first results').length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName('first results')[0]?.duration ?? 0);
  await page.context().close();
  return time;
}

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

type Busy = { readonly scripts: number[]; readonly tasks: number[] };

/** In milliseconds, of the page's own thread, longest last: its scripts, and whole tasks with layout and paint. */
function busyIn(trace: Buffer): Busy {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const durationsOf = (wanted: string): number[] =>
    traceEvents
      .filter(({ name, ph, pid, tid }) => name === wanted && ph === 'X' && threads.has(`${pid} ${tid}`))
      .map(({ dur = 0 }) => dur / 1000)
      .sort((a, b) => a - b);
  return { scripts: durationsOf('FunctionCall'), tasks: durationsOf('RunTask') };
}

/** While questions are typed, after a first one. */
async function busyWhileTyping(browser: Browser, site: BuiltSite): Promise<Busy> {
  site.network = FAST;
  const page = await openPage(browser, site);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(questions[0] ?? '');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(500);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  for (const question of questions) {
    await page.keyboard.press('Escape');
    await page.keyboard.type(question, { delay: 60 });
  }
  const busy = busyIn(await browser.stopTracing());
  await page.context().close();
  return busy;
}

const sharesOf = (times: readonly number[]): string => {
  const share = (part: number): string =>
    `${(times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1)} ms`;
  return `99 % sous ${share(0.99)}, au plus ${share(1)}`;
};

async function measure(browser: Browser, folder: string): Promise<void> {
  const site = await serveBuilt(folder);
  const searches: FirstSearch[] = [];
  for (const question of questions) searches.push(await bytesOfFirstSearch(browser, site, question));
  const times: number[] = [];
  for (const question of questions.slice(0, TIMES))
    times.push(await timeOfFirstSearch(browser, site, question));
  const busy = await busyWhileTyping(browser, site);
  console.log(
    [
      `\n${folder}`,
      `  octets avant les premiers titres  ${kilobytes(median(searches.map(({ titles }) => titles)))} (au plus ${kilobytes(Math.max(...searches.map(({ titles }) => titles)))})`,
      `  octets de la première réponse     ${kilobytes(median(searches.map(({ whole }) => whole)))} (au plus ${kilobytes(Math.max(...searches.map(({ whole }) => whole)))})`,
      `  de Ctrl+K aux premiers résultats  ${Math.round(median(times))} ms`,
      `  scripts pendant la frappe         ${sharesOf(busy.scripts)}`,
      `  tâches, mise en page comprise     ${sharesOf(busy.tasks)}`,
    ].join('\n'),
  );
  site.close();
}

async function main(): Promise<void> {
  const folders = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const folder of folders.length > 0 ? folders : ['build']) await measure(browser, folder);
  await browser.close();
}

void main();
