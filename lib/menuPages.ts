// The pages of the documentation, in the order in which its menus name them.
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

type Version = Pick<LoadedContent['loadedVersions'][number], 'docs' | 'sidebars'>;
type Doc = Version['docs'][number];
type Item = Version['sidebars'][string][number];

export type MenuPage = {
  /** The path that it has on the host. */
  readonly address: string;
  readonly title: string;
  readonly image: string | undefined;
  /** The category at the top of the menu that it is in. */
  readonly group: string | undefined;
  /** Undefined for a page that Docusaurus makes of a category. */
  readonly doc: Doc | undefined;
};

/** Each once, at its first place; those that no menu names come last. */
export function menuPagesOf({ docs, sidebars }: Version): MenuPage[] {
  const docOf = new Map(docs.map((doc) => [doc.id, doc]));
  const ofDoc = (id: string, group?: string): MenuPage[] => {
    const doc = docOf.get(id);
    return doc
      ? [{ address: doc.permalink, title: doc.title, image: doc.frontMatter.image, group, doc }]
      : [];
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
  const pages = new Map<string, MenuPage>();
  for (const page of [
    ...Object.values(sidebars).flatMap((items) => ofItems(items)),
    ...docs.flatMap(({ id }) => ofDoc(id)),
  ])
    if (!pages.has(page.address)) pages.set(page.address, page);
  return [...pages.values()];
}
