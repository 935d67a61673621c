// Prints HTML with Chromium. What the document asks for comes from the folder of the site, as if from its address; nothing
// is asked of the network.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Route } from '@playwright/test';
import { toldError } from '../../lib/toldError';
import { findChromium, NO_CHROMIUM } from '../chromium';
import type { Site } from './bookLinks';

export type Printer = {
  readonly print: (html: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** Of no page of the site. */
const DOCUMENT = 'document-pdf';

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** `tellMissing` is told what the document asks for and the folder does not have: it is printed without. */
export async function openPrinter(
  build: string,
  { origin, baseUrl }: Site,
  tellMissing: (address: string) => void,
): Promise<Printer> {
  const executablePath = findChromium();
  if (!executablePath) throw toldError(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  const address = `${origin}${baseUrl}${DOCUMENT}`;

  const print = async (html: string): Promise<Uint8Array> => {
    const answer = async (route: Route): Promise<void> => {
      const url = route.request().url();
      if (url === address) return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
      const { pathname } = new URL(url);
      const file = path.join(build, decodeURIComponent(pathname.slice(baseUrl.length)));
      if (url.startsWith(origin + baseUrl) && isFile(file)) return route.fulfill({ path: file });
      tellMissing(url);
      return route.abort();
    };
    const page = await context.newPage();
    await page.route('**/*', answer);
    await page.goto(address);
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    await page.close();
    return bytes;
  };
  return { print, close: () => browser.close() };
}
