// Addresses of share cards, the pictures that networks and messengers show beside a link to a page.
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** For the home page, and pages without a card of their own. */
export const SITE_CARD = '/img/partage.png';

const FOLDER = '/img/partage/';

/** Whether the build draws this picture: a page may name another one (`image: …`). */
export const isShareCard = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith(FOLDER);

/** `/docs/guide/page` → `/img/partage/docs-guide-page.png` */
export function shareCardOf(route: string): string {
  const name = route.replace(/^\/+|\/+$/g, '').replace(/[^\w-]/g, '-');
  return name === '' ? SITE_CARD : `${FOLDER}${name}.png`;
}

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Gives each page of a category its share card, unless it has a picture already. */
export function withShareCards(item: Item): Item {
  if (typeof item === 'string' || item.type !== 'category' || !Array.isArray(item.items)) return item;
  const items = item.items.map(withShareCards);
  const { link } = item;
  if (link?.type !== 'generated-index' || link.slug === undefined) return { ...item, items };
  return { ...item, items, link: { image: shareCardOf(`/docs${link.slug}`), ...link } };
}
