// Which pages have a share card of their own, what stands on it, and its description in the head of a page.
import type { Root } from 'hast';
import { partOf } from '../../lib/builtPages';
import { element } from '../../lib/hast';
import type { MenuPage } from '../../lib/menuPages';
import { isShareCard } from '../../lib/shareCards';

export type Card = {
  /** Of the picture, from the root of the site. */
  readonly address: string;
  readonly title: string;
  /** The category at the top of the menu that the page is in, unless the title says the same. */
  readonly audience: string | undefined;
};

export const cardsOf = (pages: readonly MenuPage[]): Card[] =>
  pages.flatMap(({ image, title, group }) =>
    isShareCard(image) ? [{ address: image, title, audience: group === title ? undefined : group }] : [],
  );

/** The slashes of an address are dashes in the name of the card: `/a/b` and `/a-b` would have the same. */
export const sameCardFaults = (cards: readonly Card[]): string[] =>
  cards.flatMap(({ address, title }, index) => {
    const other = cards.slice(0, index).find((one) => one.address === address);
    return other
      ? `${address} : « ${other.title} » et « ${title} » auraient la même image de partage. Renommez l'une de ces pages, ou donnez-lui une image (« image: … » dans son en-tête).`
      : [];
  });

/** `data-rh` lets scripts, which do not know the cards of other pages, remove the text when they open another page. */
export function describeCard(tree: Root, textOf: (address: string) => string | undefined): void {
  const { children } = partOf(tree, 'head');
  const at = children.findIndex((one) => one.type === 'element' && one.properties.property === 'og:image');
  const card = children[at];
  const text = card?.type === 'element' ? textOf(String(card.properties.content)) : undefined;
  if (text !== undefined)
    children.splice(at + 1, 0, element('meta', { dataRh: 'true', property: 'og:image:alt', content: text }));
}
