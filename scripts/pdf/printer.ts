// Prints HTML with Chromium, at the address of the site. All requests are answered from the folder of the built site.
import { statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import { findChromium, NO_CHROMIUM } from '../chromium';
import type { Site } from './chapter';

export type Printer = {
  readonly print: (html: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

const DOCUMENT = 'document-pdf';

/** `reportMissing` gets the addresses that the folder does not have. */
export async function openPrinter(
  build: string,
  { origin, baseUrl }: Site,
  reportMissing: (address: string) => void,
): Promise<Printer> {
  const executablePath = findChromium();
  if (!executablePath) throw errorWithoutStack(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  const root = origin + baseUrl;

  const print = async (html: string): Promise<Uint8Array> => {
    const page = await context.newPage();
    await page.route('**/*', (route) => {
      const url = route.request().url();
      if (url === root + DOCUMENT)
        return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
      const file = path.join(build, decodeURIComponent(new URL(url).pathname.slice(baseUrl.length)));
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
      if (url.startsWith(root) && isFile) return route.fulfill({ path: file });
      reportMissing(url);
      return route.abort();
    });
    await page.goto(root + DOCUMENT);
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    await page.close();
    return bytes;
  };
  return { print, close: () => browser.close() };
}
