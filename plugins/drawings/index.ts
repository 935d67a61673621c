// Adds the pictures that the site draws by itself: logo, icons, share cards, ornaments, QR codes of the application stores.
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
import type { drawPictures } from './drawPictures';

/** Not committed. site.config.ts lists it among the static folders. */
export const DRAWINGS_FOLDER = '.drawings';

const picturesDrawn = inOtherProcess<typeof drawPictures>(
  path.join(__dirname, 'drawPictures'),
  'drawPictures',
);
const cardsDrawn = inOtherProcess<typeof drawCards>(path.join(__dirname, 'drawCards'), 'drawCards');

type BuiltPage = { readonly file: string; readonly text: string };

export default function drawings() {
  let cards: readonly Card[] = [];
  const audienceOf = ({ audience = identity.tagline }: Card): string => audience;
  return {
    plugin({ siteDir }: LoadContext): Plugin {
      const pictures = picturesDrawn(path.join(siteDir, DRAWINGS_FOLDER));
      return {
        name: 'drawings',
        // They must be there before Docusaurus reads the static folders.
        loadContent: () => pictures,
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
          await cardsDrawn(files, identity.siteTitle);
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
