// The pages of the documentation, in the order in which its menus name them.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

type Version = Pick<LoadedContent['loadedVersions'][number], 'docs' | 'sidebars'>;
type Doc = Version['docs'][number];
type Item = Version['sidebars'][string][number];

export type MenuPage = {
  /** With the base path. */
  readonly address: string;
  readonly title: string;
  readonly image: string | undefined;
  /** Its category at the top of the menu. */
  readonly group: string | undefined;
  /** Undefined for the page of a category. */
  readonly doc: Doc | undefined;
};

/** Each page once, at its first place; those that no menu names come last. */
export function menuPagesOf({ docs, sidebars }: Version): MenuPage[] {
  const docOf = new Map(docs.map((doc) => [doc.id, doc]));
  const ofDoc = (id: string, group?: string): MenuPage[] => {
    const doc = docOf.get(id);
    if (!doc) return [];
    return [{ address: doc.permalink, title: doc.title, image: doc.frontMatter.image, group, doc }];
  };
  const ofItems = (items: readonly Item[], top?: string): MenuPage[] =>
    items.flatMap((item) => {
      if (item.type === 'doc' || item.type === 'ref') return ofDoc(item.id, top);
      if (item.type !== 'category') return [];
      const { link, label } = item;
      const group = top ?? label;
      const inner = ofItems(item.items, group);
      if (!link) return inner;
      if (link.type === 'doc') return [...ofDoc(link.id, group), ...inner];
      const { permalink: address, title = label, image } = link;
      return [{ address, title, image, group, doc: undefined }, ...inner];
    });
  const inMenus = Object.values(sidebars).flatMap((items) => ofItems(items));
  const all = [...inMenus, ...docs.flatMap(({ id }) => ofDoc(id))];
  return all.filter(({ address }, index) => all.findIndex((one) => one.address === address) === index);
}
