// What search engines are told of a page beside its text (JSON-LD). The theme tells them its breadcrumbs.
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { parseFragment } from '../../lib/hast';
import { walk } from '../../lib/walk';

export type Described = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly updated: string | undefined;
  readonly siteTitle: string;
  readonly siteAddress: string;
  readonly publisher: string;
  /** In its order, what a page asks to do. */
  readonly steps: readonly string[];
};

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The steps of the first numbered list in the section of that heading; none where there is none. */
export function stepsIn(article: string, id: string): string[] {
  const heading = new RegExp(`<h[23]\\b[^>]*\\sid="?${id}"?[\\s>]`).exec(article);
  if (!heading) return [];
  const rest = article.slice(heading.index + heading[0].length);
  const end = rest.search(/<h[23]\b/);
  const start = rest.search(/<ol>/);
  if (start < 0 || (end >= 0 && start > end)) return [];
  const tree: Root = parseFragment(rest.slice(start, end < 0 ? undefined : end));
  const list = tree.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'ol',
  );
  const steps: string[] = [];
  for (const step of list?.children ?? []) {
    if (step.type !== 'element') continue;
    // The definitions that open over the text are not part of it.
    walk<Nodes>(step, (node, index, parent) => {
      if (node.type !== 'element' || !('popover' in node.properties) || !parent) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
    steps.push(plain(textOf(step)));
  }
  return steps;
}

export function structuredData(page: Described): object {
  const { title, description, address, updated, siteTitle, siteAddress, publisher, steps } = page;
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
  return { '@context': 'https://schema.org', '@graph': steps.length > 0 ? [article, guide] : [article] };
}

/** Data for a script element: nothing in it may end that element. */
export const asDataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
