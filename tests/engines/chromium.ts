// Chromium, by Playwright, as the other tests have it.
import { chromium } from '@playwright/test';
import type { Engine, Settings } from './engine';

export async function startChromium(
  { scripts }: Settings,
  launch: Parameters<typeof chromium.launch>[0],
): Promise<Engine> {
  const browser = await chromium.launch(launch);
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    locale: 'fr-FR',
    // What a browser with windows allows to a page in which the reader clicks, its headless shell asks for.
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return {
    name: 'chromium',
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
    slowDown: async (rate) => void (await devTools.send('Emulation.setCPUThrottlingRate', { rate })),
    reload: async () => void (await page.reload()),
    // Functions do not pass: their text does.
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`) as never,
    async click(selector) {
      await page.locator(selector).first().click();
    },
    press: (key) => page.keyboard.press(key),
    paste: (text) => page.keyboard.insertText(text),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    async complaints() {
      const said = complaints;
      complaints = [];
      return said;
    },
    stop: () => browser.close(),
  };
}
