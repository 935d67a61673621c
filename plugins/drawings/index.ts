// Adds the pictures that the site draws by itself: logo, icons, share cards, ornaments, QR codes of the application stores.
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HtmlTransform } from '../../lib/builtPages';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import { inOtherProcess } from '../../lib/inOtherProcess';
import { menuPagesOf } from '../../lib/menuPages';
import { SITE_CARD } from '../../lib/shareCards';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { underBaseUrl } from '../../lib/underBaseUrl';
import { identity } from '../../product/identity';
import { type Card, cardsOf, describeCard, sameCardFaults } from './cards';
import type { drawCard, drawPictures } from './drawPictures';

/** Not committed. site.config.ts lists it among the static folders. */
export const DRAWINGS_FOLDER = '.drawings';

const MODULE = path.join(__dirname, 'drawPictures');
const picturesDrawn = inOtherProcess<typeof drawPictures>(MODULE, 'drawPictures');
const cardDrawn = inOtherProcess<typeof drawCard>(MODULE, 'drawCard');

export default function drawings() {
  let cards: readonly Card[] = [];
  const audienceOf = ({ audience = identity.tagline }: Card): string => audience;
  /** One after the other, so that other work for that process, such as the colours of code, waits for one card only. */
  async function drawAll(folder: string): Promise<void> {
    for (const card of cards) {
      const texts = { title: card.title, audience: audienceOf(card) };
      await cardDrawn(path.join(folder, card.address), identity.siteTitle, texts);
    }
  }
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
          cards = cardsOf(content?.loadedVersions.flatMap(menuPagesOf) ?? []);
          const faults = sameCardFaults(cards);
          if (faults.length > 0) throw errorWithoutStack(faults.join('\n'));
          if (process.env.NODE_ENV !== 'production') return;
          await rm(folder, { recursive: true, force: true });
          drawn = drawAll(folder);
          // postBuild reports a failure.
          drawn.catch(() => undefined);
        },
        async postBuild({ outDir }) {
          await drawn;
          if (cards.length > 0) await cp(folder, outDir, { recursive: true });
        },
      };
    },
    describeCards: {
      transformPage({ tree }, { url, baseUrl }) {
        const texts = new Map([[SITE_CARD, [identity.siteTitle, identity.tagline]]]);
        for (const card of cards) texts.set(card.address, [card.title, audienceOf(card), identity.siteTitle]);
        describeCard(tree, (address) => {
          const card = [...texts.keys()].find((one) => url + underBaseUrl(baseUrl, one) === address);
          return card && texts.get(card)?.map(frenchTypography).join(' – ');
        });
      },
    } satisfies HtmlTransform,
  };
}
