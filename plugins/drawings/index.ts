// Adds the pictures that the site draws by itself: logo, icons, share cards, ornaments, QR codes of the application stores.
import { cp, rm } from 'node:fs/promises';
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
import type { CardFile, drawCards } from './drawCards';
import type { drawPictures } from './drawPictures';

/** Not committed. site.config.ts lists it among the static folders. */
export const DRAWINGS_FOLDER = '.drawings';

const picturesDrawn = inOtherProcess<typeof drawPictures>(
  path.join(__dirname, 'drawPictures'),
  'drawPictures',
);
const cardsDrawn = inOtherProcess<typeof drawCards>(path.join(__dirname, 'drawCards'), 'drawCards');

/** What is asked for meanwhile, such as the colours of code, waits for these only. */
const CARDS_AT_ONCE = 5;

/** In the other process, which has little else to do while pages are compiled. */
async function drawAll(cards: readonly CardFile[]): Promise<void> {
  for (let start = 0; start < cards.length; start += CARDS_AT_ONCE)
    await cardsDrawn(cards.slice(start, start + CARDS_AT_ONCE), identity.siteTitle);
}

type BuiltPage = { readonly file: string; readonly text: string };

export default function drawings() {
  let cards: readonly Card[] = [];
  const audienceOf = ({ audience = identity.tagline }: Card): string => audience;
  return {
    plugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
      const pictures = picturesDrawn(path.join(siteDir, DRAWINGS_FOLDER));
      // Docusaurus empties the folder of the site before it compiles the pages.
      const folder = path.join(generatedFilesDir, 'share-cards');
      let drawn: Promise<void> | undefined;
      return {
        name: 'drawings',
        // They must be there before Docusaurus reads the static folders.
        loadContent: () => pictures,
        async allContentLoaded({ allContent }) {
          const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
          cards = content?.loadedVersions.flatMap(cardsOf) ?? [];
          const faults = sameCardFaults(cards);
          if (faults.length > 0) throw toldError(faults.join('\n'));
          if (process.env.NODE_ENV !== 'production') return;
          await rm(folder, { recursive: true, force: true });
          const files = cards.map((card) => ({
            file: path.join(folder, card.address),
            title: card.title,
            audience: audienceOf(card),
          }));
          drawn = drawAll(files);
          // A failure is told at the end of the build.
          drawn.catch(() => undefined);
        },
        async postBuild({ outDir }) {
          await drawn;
          if (cards.length > 0) await cp(folder, outDir, { recursive: true });
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
