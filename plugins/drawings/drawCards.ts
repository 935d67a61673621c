// The share cards of the pages, as files. In the other process, while pages are compiled.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardDrawer } from './pageCard';
import { loadRasterizer } from './raster';

export type CardFile = { readonly file: string; readonly title: string; readonly audience: string };

/** A process draws the cards of one site. */
let drawer: ReturnType<typeof cardDrawer> | undefined;

export async function drawCards(cards: readonly CardFile[], siteTitle: string): Promise<void> {
  drawer ??= cardDrawer(siteTitle, await loadRasterizer());
  const draw = drawer;
  for (const { file, ...texts } of cards) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, draw(texts));
  }
}
