// What search engines read about a page beside its text (JSON-LD). The theme adds its breadcrumbs.
import type { Element, Nodes } from 'hast';
import { element, elementsIn } from '../../lib/hast';
import type { PageInfo } from './parts';

/** Definitions that open over the text are no part of it. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const isOver = node.type === 'element' && 'popover' in node.properties;
  return 'children' in node && !isOver ? node.children.map(textOf).join('') : '';
}

/** The steps of the first numbered list in the section of that heading; none where there is none. */
export function stepsIn(tree: Nodes, id: string): string[] {
  // The legend of a figure is a list too: it has a class.
  const found = elementsIn(
    tree,
    ({ tagName, properties }) => /^h[23]$/.test(tagName) || (tagName === 'ol' && !properties.className),
  );
  const heading = found.findIndex(({ tagName, properties }) => tagName !== 'ol' && properties.id === id);
  const list = heading < 0 ? undefined : found[heading + 1];
  if (list?.tagName !== 'ol') return [];
  return list.children
    .filter(({ type }) => type === 'element')
    .map((step) => textOf(step).replaceAll(/\s+/g, ' ').trim());
}

/** `steps`: what the page asks to do, in order. */
export function structuredData(page: PageInfo, siteAddress: string, steps: readonly string[]): Element {
  const { title, description, address, updated, siteTitle, publisher } = page;
  const common = { name: title, description, url: address, inLanguage: 'fr' };
  const article = {
    ...common,
    '@type': 'TechArticle',
    headline: title,
    ...(updated && { dateModified: updated }),
    isPartOf: { '@type': 'WebSite', name: siteTitle, url: siteAddress },
    publisher: { '@type': 'Organization', name: publisher },
  };
  const guide = {
    ...common,
    '@type': 'HowTo',
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
  const data = {
    '@context': 'https://schema.org',
    '@graph': steps.length > 0 ? [article, guide] : [article],
  };
  // No text in the data may end the script.
  const value = JSON.stringify(data).replaceAll('<', '\\u003c');
  return element('script', { type: 'application/ld+json' }, [{ type: 'text', value }]);
}
