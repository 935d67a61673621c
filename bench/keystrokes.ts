// npx tsx bench/keystrokes.ts: how long a letter keeps a real Chromium busy, four times slowed down, results drawn. The
// site must be served: npm run serve (another address is given after the command).
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium';
import { questions } from './questions';

const SLOWDOWN = 4;
const [, , origin = 'http://localhost:3000'] = process.argv;

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(new URL('/docs/versions', origin).href, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const began = performance.now();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('ce');
  await page.getByRole('option').first().waitFor();
  const first = performance.now() - began;

  await page.evaluate(() => {
    // From the event to the end of what the page does of it, as the browser measures it.
    new PerformanceObserver((list) => {
      for (const { name, processingStart, processingEnd } of list.getEntries() as PerformanceEventTiming[]) {
        if (name === 'input') performance.measure('letter', { start: processingStart, end: processingEnd });
      }
    }).observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit);
  });
  for (const question of questions) {
    await page.getByRole('combobox').fill('');
    await page.keyboard.type(question, { delay: 30 });
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('letter').map(({ duration }) => duration),
  );
  times.sort((a, b) => a - b);
  const share = (part: number): string =>
    `${(times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1)} ms`;
  console.log(`À ${SLOWDOWN} fois plus lent, ${times.length} frappes`);
  console.log(`  premiers résultats après Ctrl+K  ${Math.round(first)} ms`);
  console.log(
    `  une frappe                       médiane ${share(0.5)}, 90 % sous ${share(0.9)}, 95 % sous ${share(0.95)}`,
  );
  await browser.close();
}

void main();
