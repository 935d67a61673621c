// Writes the pictures of the site, in another process, while Docusaurus reads and compiles the pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_CARD } from '../../lib/shareCards';
import { identity } from '../../product/identity';
import { type CardTexts, cardDrawer, siteCard, touchIcon } from './cardPictures';
import { engravedBand, engravedRosette, favicon, logo, qrCode } from './pictures';
import { ico, loadRasterizer, type Rasterizer } from './raster';

const pictures: Readonly<Record<string, (rasterizer: Rasterizer) => string | Buffer>> = {
  'favicon.svg': favicon,
  'img/marque.svg': () => logo('light'),
  'img/marque-sombre.svg': () => logo('dark'),
  'img/guilloche-bande.svg': engravedBand,
  'img/guilloche-rosace.svg': engravedRosette,
  'img/qr-android.svg': () => qrCode(identity.androidStore),
  'img/qr-apple.svg': () => qrCode(identity.appleStore),
  // For browsers and networks that take no SVG.
  'favicon.ico': ({ png }) => ico(png(logo('light')), 32),
  'apple-touch-icon.png': ({ png }) => png(touchIcon()),
  [SITE_CARD.slice(1)]: (rasterizer) =>
    rasterizer.png(siteCard(identity.siteTitle, identity.tagline, rasterizer)),
};

/** The names of the files, as they are served. */
export const drawnFiles: readonly string[] = Object.keys(pictures);

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export async function drawPictures(folder: string): Promise<void> {
  const rasterizer = await loadRasterizer();
  for (const [name, draw] of Object.entries(pictures)) write(path.join(folder, name), draw(rasterizer));
}

/** Kept from card to card: the process draws the cards of one site. */
let drawer: ReturnType<typeof cardDrawer> | undefined;

export async function drawCard(file: string, siteTitle: string, texts: CardTexts): Promise<void> {
  drawer ??= cardDrawer(siteTitle, await loadRasterizer());
  write(file, drawer(texts));
}
