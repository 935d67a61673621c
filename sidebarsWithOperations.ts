// The sidebar as readers see it: a page that shows operations of the API has them under it, folded until the reader is
// there, and a page made of a category names its share card. Apart from sidebars.ts, which checks read even when the contract cannot be.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { withShareCards } from './lib/shareCards';
import { withFrenchTypography } from './lib/typography/withFrenchTypography';
import sidebars from './sidebars';

// As site.config.ts has them: the loader that reads this file would compile and run all of them a second time.
const known = createRequire(__filename);
const { siteApiReference }: typeof import('./api-reference.config') = known('./api-reference.config');
const { pageOfDoc }: typeof import('./markdown/documentationTree') = known('./markdown/documentationTree');

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const operations = siteApiReference.operationsByPage();

const labels = new Set<string>();
/** Docusaurus wants a key for what several pages show: without one, the label is the key. */
function isRepeated(label: string): boolean {
  const isKnown = labels.has(label);
  labels.add(label);
  return isKnown;
}

function withOperations(item: Item): Item {
  if (typeof item !== 'string') {
    return 'items' in item && Array.isArray(item.items)
      ? { ...item, items: item.items.map(withOperations) }
      : item;
  }
  const links = operations.get(item);
  if (!links) return item;
  const { name, href, description } = pageOfDoc(item, path.join(__dirname, 'docs'));
  return {
    type: 'category',
    label: name,
    description,
    link: { type: 'doc', id: item },
    items: links.map(({ label, section }): Item => {
      const address = `${href}#${section}`;
      return { type: 'link', label, href: address, ...(isRepeated(label) && { key: address }) };
    }),
  };
}

const documentation: readonly Item[] = sidebars.documentation;

export default withFrenchTypography<SidebarsConfig>({
  documentation: documentation.map(withOperations).map(withShareCards),
});
