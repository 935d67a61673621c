// Prints HTML with Chromium. What the document asks for comes from the folder of the site, as if from its address; nothing
// is asked of the network.
import { statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { toldError } from '../../lib/toldError';
import { findChromium, NO_CHROMIUM } from '../chromium';
import type { Site } from './chapter';

export type Printer = {
  readonly print: (html: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** Of no page of the site. */
const DOCUMENT = 'document-pdf';

/** `reportMissing` gets the addresses that the document asks for and the folder does not have: it is printed without. */
export async function openPrinter(
  build: string,
  { origin, baseUrl }: Site,
  reportMissing: (address: string) => void,
): Promise<Printer> {
  const executablePath = findChromium();
  if (!executablePath) throw toldError(NO_CHROMIUM);
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
