// Puts the old names of sections into the pages, so that browsers find them, without scripts too: right at the section, or
// as a line at the end of the article that says where the section is now. src/client/openFolds.ts follows `data-now`.
import type { Element, ElementContent } from 'hast';
import { buildTexts } from '../../i18n/fr/build';
import { pageOf, sectionOf } from '../../lib/addresses';
import { articlePlace, type BuiltPage } from '../../lib/builtPages';
import { element, elementsIn } from '../../lib/hast';
import { PAGE_TOOLS, propertyOf } from '../../lib/pageMarks';
import { frenchTypographyOfParts } from '../../lib/typography/frenchTypography';
import { underBaseUrl } from '../../lib/underBaseUrl';
import type { OldName } from './compare';
import { isTitle, type PublishedPage } from './published';

type Pages = ReadonlyMap<string, PublishedPage>;

/** Shown where the address of the page names it (src/css/prose.css). */
function movedLine({ id, to }: OldName, pages: Pages, baseUrl: string): Element {
  const href = underBaseUrl(baseUrl, to);
  const page = pages.get(pageOf(to));
  const place = [page?.title ?? to, page?.sections.get(sectionOf(to))].filter(Boolean).join(' › ');
  const [before = '', after = ''] = buildTexts.movedSection.split('{place}');
  const [start = '', name = '', end = ''] = frenchTypographyOfParts([before, place, after]);
  return element('p', { id, hidden: true, className: ['moved-section'], dataNow: href }, [
    { type: 'text', value: start },
    element('a', { href }, [{ type: 'text', value: name }]),
    { type: 'text', value: end },
  ]);
}

const TOOLS = propertyOf(PAGE_TOOLS);
const isTool = (node: ElementContent): boolean => node.type === 'element' && TOOLS in node.properties;

/**
 * In front of a title, or first in any other element: nothing but an item may be among the items of a list. Without a
 * section, in the first paragraph: rules for the first child of an article would not find it behind something else.
 */
function addAt(article: Element, section: string, name: Element): void {
  const isNamed = (node: ElementContent): node is Element =>
    node.type === 'element' && node.properties.id === section;
  const [first] = article.children;
  const top = first?.type === 'element' && first.tagName === 'p' ? first : article;
  const [parent = top] = section === '' ? [] : elementsIn(article, ({ children }) => children.some(isNamed));
  const named = parent.children.find(isNamed);
  if (named && isTitle(named)) parent.children.splice(parent.children.indexOf(named), 0, name);
  else (named ?? top).children.unshift(name);
}

export function addOldNames(
  { tree }: BuiltPage,
  names: readonly OldName[],
  pages: Pages,
  baseUrl: string,
): void {
  const article = articlePlace(tree)?.article;
  if (!article) return;
  const { children } = article;
  for (const old of names) {
    const { on, id, to } = old;
    const section = sectionOf(to);
    if (pageOf(to) === on.address) addAt(article, section, element('span', { id, dataNow: `#${section}` }));
    else
      children.splice(children.findLastIndex((node) => !isTool(node)) + 1, 0, movedLine(old, pages, baseUrl));
  }
}
