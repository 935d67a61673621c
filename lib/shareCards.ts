// The picture that networks and messengers show beside a link to a page: where it is, from the root of the site.
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Of the site: its home page has it, and what has none of its own. */
export const SITE_CARD = '/img/partage.png';

const FOLDER = '/img/partage/';

/** Whether the build draws it. A page may name another picture in its place (`image: …`). */
export const isShareCard = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith(FOLDER);

/** `/docs/guide/page` has `/img/partage/docs-guide-page.png`. */
export function shareCardOf(route: string): string {
  const name = route.replace(/^\/+|\/+$/g, '').replace(/[^\w-]/g, '-');
  return name === '' ? SITE_CARD : `${FOLDER}${name}.png`;
}

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The pages that Docusaurus makes of categories name theirs, unless they have a picture already. */
export function withShareCards(item: Item): Item {
  if (typeof item === 'string' || item.type !== 'category' || !Array.isArray(item.items)) return item;
  const { link } = item;
  return {
    ...item,
    items: item.items.map(withShareCards),
    ...(link?.type === 'generated-index' &&
      link.slug !== undefined && { link: { image: shareCardOf(`/docs${link.slug}`), ...link } }),
  };
}
