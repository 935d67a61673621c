// Finds a Chromium: by the variable CHROMIUM, in the PATH, or as downloaded by Playwright.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

export const NO_CHROMIUM =
  'Aucun Chromium : installez-le (par exemple « apt-get install chromium-headless-shell ») ou donnez son chemin dans la variable CHROMIUM.';

/** The headless shell comes first: it opens a page with two thirds of the work. */
const NAMES = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
];

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`La variable CHROMIUM désigne « ${named} », qui n'existe pas.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (onPath) return onPath;
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}
