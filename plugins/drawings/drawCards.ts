// The share cards of the pages, as files. In a process of its own, beside the last steps of a build.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardDrawer } from './pageCard';
import { loadRasterizer } from './raster';

export type CardFile = { readonly file: string; readonly title: string; readonly audience: string };

export async function drawCards(cards: readonly CardFile[], siteTitle: string): Promise<void> {
  const draw = cardDrawer(siteTitle, await loadRasterizer());
  for (const { file, ...texts } of cards) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, draw(texts));
  }
}
