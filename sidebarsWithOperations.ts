// The sidebar as readers see it: sidebars.ts, with operations of the API under their page, and share cards. Checks read
// sidebars.ts alone, because they must work where the contract cannot be parsed.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { withShareCards } from './lib/shareCards';
import { withFrenchTypography } from './lib/typography/withFrenchTypography';
import sidebars from './sidebars';

// The modules that site.config.ts has loaded: Docusaurus' loader of this file would compile and run them again.
const loaded = createRequire(__filename);
const { siteApiReference }: typeof import('./api-reference.config') = loaded('./api-reference.config');
const { pageOfDoc }: typeof import('./markdown/documentationTree') = loaded('./markdown/documentationTree');

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const operations = siteApiReference.operationsByPage();

const labels = new Set<string>();
/** Docusaurus wants a key where two entries have the same label. */
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
