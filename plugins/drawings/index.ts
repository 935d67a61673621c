// Adds the pictures that the site draws by itself: logo, icons, share cards, ornaments, QR codes of the application stores.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { inOtherProcess } from '../../lib/inOtherProcess';
import { SITE_CARD } from '../../lib/shareCards';
import { toldError } from '../../lib/toldError';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { underBaseUrl } from '../../lib/underBaseUrl';
import { identity } from '../../product/identity';
import { type Card, cardsOf, sameCardFaults, withCardDescribed } from './cards';
import type { drawCards } from './drawCards';
import { engravedBand, engravedRosette, favicon, logo, qrCode } from './pictures';
import { ico, loadRasterizer, type Rasterizer } from './raster';
import { shareCard, touchIcon } from './shareCard';

/** Not committed. site.config.ts lists it among the static folders. */
export const DRAWINGS_FOLDER = '.drawings';

const vectorPictures: Readonly<Record<string, () => string>> = {
  'favicon.svg': favicon,
  'img/marque.svg': () => logo('light'),
  'img/marque-sombre.svg': () => logo('dark'),
  'img/guilloche-bande.svg': engravedBand,
  'img/guilloche-rosace.svg': engravedRosette,
  'img/qr-android.svg': () => qrCode(identity.androidStore),
  'img/qr-apple.svg': () => qrCode(identity.appleStore),
};

/** For browsers and networks that take no SVG. */
const rasterPictures: Readonly<Record<string, (rasterizer: Rasterizer) => Buffer>> = {
  'favicon.ico': ({ png }) => ico(png(logo('light')), 32),
  'apple-touch-icon.png': ({ png }) => png(touchIcon()),
  [SITE_CARD.slice(1)]: (rasterizer) =>
    rasterizer.png(shareCard(identity.siteTitle, identity.tagline, rasterizer)),
};

/** The names of the files, as they are served. */
export const drawnFiles: readonly string[] = [...Object.keys(vectorPictures), ...Object.keys(rasterPictures)];

/** Written at once, because they must exist before Docusaurus reads the static folders. */
async function writePictures(siteDir: string): Promise<void> {
  const write = (name: string, content: string | Buffer): void => {
    const file = path.join(siteDir, DRAWINGS_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const rasterizer = await loadRasterizer();
  for (const [name, draw] of Object.entries(vectorPictures)) write(name, draw());
  for (const [name, draw] of Object.entries(rasterPictures)) write(name, draw(rasterizer));
}

const drawn = inOtherProcess<typeof drawCards>(path.join(__dirname, 'drawCards'), 'drawCards');

type BuiltPage = { readonly file: string; readonly text: string };

export default function drawings() {
  let cards: readonly Card[] = [];
  const audienceOf = ({ audience = identity.tagline }: Card): string => audience;
  return {
    async plugin({ siteDir }: LoadContext): Promise<Plugin> {
      await writePictures(siteDir);
      return {
        name: 'drawings',
        async allContentLoaded({ allContent }) {
          const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
          cards = content?.loadedVersions.flatMap(cardsOf) ?? [];
          const faults = sameCardFaults(cards);
          if (faults.length > 0) throw toldError(faults.join('\n'));
        },
        async postBuild({ outDir }) {
          const files = cards.map((card) => ({
            file: path.join(outDir, card.address),
            title: card.title,
            audience: audienceOf(card),
          }));
          await drawn(files, identity.siteTitle);
        },
      };
    },
    /** An addition of plugins/served-pages. */
    describeCards(
      pages: readonly BuiltPage[],
      { siteConfig: { url, baseUrl } }: Props,
    ): readonly BuiltPage[] {
      const texts = new Map(
        [
          { address: SITE_CARD, said: [identity.siteTitle, identity.tagline] },
          ...cards.map((card) => ({
            address: card.address,
            said: [card.title, audienceOf(card), identity.siteTitle],
          })),
        ].map(({ address, said }) => [
          url + underBaseUrl(baseUrl, address),
          said.map(frenchTypography).join(' – '),
        ]),
      );
      return pages.map(({ file, text }) => ({
        file,
        text: withCardDescribed(text, (address) => texts.get(address)),
      }));
    },
  };
}
