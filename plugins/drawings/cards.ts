// Which pages have a share card of their own, what stands on it, and what the head of a page says of its card.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Root } from 'hast';
import { partOf } from '../../lib/builtPages';
import { element } from '../../lib/hast';
import { isShareCard } from '../../lib/shareCards';

export type Card = {
  /** Of the picture, from the root of the site. */
  readonly address: string;
  readonly title: string;
  /** Whom the page is for: the category at the top of the menu that it is in. */
  readonly audience: string | undefined;
};

type Version = Pick<LoadedContent['loadedVersions'][number], 'docs' | 'sidebars'>;
type Item = Version['sidebars'][string][number];

/** The pages that Docusaurus makes of the categories of a menu. */
const categoryCards = (item: Item, top?: string): Card[] => {
  if (item.type !== 'category') return [];
  const { label, link, items } = item;
  const audience = top ?? label;
  const own =
    link?.type === 'generated-index' && isShareCard(link.image)
      ? [{ address: link.image, title: link.title ?? label, audience }]
      : [];
  return [...own, ...items.flatMap((child) => categoryCards(child, audience))];
};

const docsIn = (item: Item): string[] => {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docsIn)];
};

export function cardsOf({ docs, sidebars }: Version): Card[] {
  const items = Object.values(sidebars).flat();
  const audiences = new Map(
    items.flatMap((item) =>
      item.type === 'category' ? docsIn(item).map((id) => [id, item.label] as const) : [],
    ),
  );
  const cards = [
    ...docs.flatMap(({ id, title, frontMatter: { image } }) =>
      isShareCard(image) ? [{ address: image, title, audience: audiences.get(id) }] : [],
    ),
    ...items.flatMap((item) => categoryCards(item)),
  ];
  // What stands in the title is not said twice.
  return cards.map((card) => (card.audience === card.title ? { ...card, audience: undefined } : card));
}

/** The slashes of an address are dashes in the name of the card: `/a/b` and `/a-b` would have the same. */
export const sameCardFaults = (cards: readonly Card[]): string[] =>
  cards.flatMap(({ address, title }, index) => {
    const other = cards.slice(0, index).find((one) => one.address === address);
    return other
      ? `${address} : « ${other.title} » et « ${title} » auraient la même image de partage. Renommez l'une de ces pages, ou donnez-lui une image (« image: … » dans son en-tête).`
      : [];
  });

/**
 * Says in the head of a page what stands on its card. Marked as Docusaurus marks what scripts may take away: they open other
 * pages, and do not know the cards of those.
 */
export function describeCard(tree: Root, textOf: (address: string) => string | undefined): void {
  const { children } = partOf(tree, 'head');
  const at = children.findIndex((one) => one.type === 'element' && one.properties.property === 'og:image');
  const card = children[at];
  const text = card?.type === 'element' ? textOf(String(card.properties.content)) : undefined;
  if (text !== undefined)
    children.splice(at + 1, 0, element('meta', { dataRh: 'true', property: 'og:image:alt', content: text }));
}
