// What changes in each page, so that it works under a strict policy, and that its first screen needs nothing but itself.
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { articlePlace, type BuiltPage, partOf } from '../../lib/builtPages';
import { classesOf, element, elementsIn } from '../../lib/hast';
import { AWAIT_STYLES } from '../../lib/pageMarks';
import { walk } from '../../lib/walk';

/** The theme hides its icon sprite with an inline style, which the policy forbids. */
function hideSprite(tree: Root): void {
  for (const { properties } of elementsIn(tree, ({ tagName }) => tagName === 'svg')) {
    if (!/^display: ?none;?$/.test(String(properties.style))) continue;
    delete properties.style;
    properties.display = 'none';
  }
}

/** The theme tells the crawler of DocSearch, which this site does not use, what version and language a page has. */
const isForCrawler = ({ tagName, properties }: Element): boolean =>
  tagName === 'meta' && /^doc(?:search|usaurus)/.test(String(properties.name));

export const isSheet = ({ tagName, properties }: Element): boolean =>
  tagName === 'link' && String(properties.rel) === 'stylesheet';

const isInlineScript = ({ tagName, properties }: Element): boolean =>
  tagName === 'script' && Object.keys(properties).length === 0;
const needsNoBody = (node: Element): boolean =>
  isInlineScript(node) && !textOf(node).includes('document.body');

function takeOut(parent: Element, isTaken: (child: Element) => boolean): Element[] {
  const taken = parent.children.filter((node): node is Element => node.type === 'element' && isTaken(node));
  parent.children = parent.children.filter((node) => !taken.some((one) => one === node));
  return taken;
}

const NAVBAR_END = 'navbar-end';

/** Browsers would draw the navbar as far as it has come, and move its parts when the others are there. */
function expectNavbar(tree: Root): Element[] {
  // The theme's backdrop is the last element of the navbar: where it has come, the navbar is complete.
  const [backdrop] = elementsIn(tree, (one) => classesOf(one).includes('navbar-sidebar__backdrop'));
  if (!backdrop) return [];
  backdrop.properties.id = NAVBAR_END;
  return [element('link', { rel: ['expect'], href: `#${NAVBAR_END}`, blocking: ['render'] })];
}

/** Elements that have many rules of their own. The menu of a page is closed, and shows one line. */
const isRich = (node: Element): boolean =>
  ['figure', 'pre', 'table', 'div'].includes(node.tagName) ||
  (node.tagName === 'details' && !classesOf(node).includes('page-menu'));

/** After so many characters, whatever comes is below the first screen. */
const LONGEST = 2000;

/** Where the first screen of an article ends: at its first rich element, or at a title below. */
function firstScreenEnd(article: Element): { readonly siblings: Nodes[]; readonly at: number } | undefined {
  let length = 0;
  let place: ReturnType<typeof firstScreenEnd>;
  walk<Nodes>(article, (node, at, parent) => {
    if (place) return at + 1;
    if (node.type === 'text') length += node.value.length;
    if (node.type !== 'element' || !parent || node === article) return undefined;
    if (isRich(node) || (length > LONGEST && /^h[23]$/.test(node.tagName)))
      place = { siblings: parent.children, at };
    return undefined;
  });
  return place;
}

/** Placeholders for what is known once all pages are read: the policy, the rules of the first screen. */
export const POLICY = '{policy}';
export const RULES = '{rules of the first screen}';

const script = (code: string): Element => element('script', {}, [{ type: 'text', value: code }]);

/**
 * Browsers do not paint what follows a style sheet before it has come: the link goes after the first screen of the article.
 * React would remove it from anywhere else, since it renders all but articles: other pages have it at the end.
 */
function placeSheet(tree: Root, sheet: Element): void {
  const place = articlePlace(tree);
  const end = place && firstScreenEnd(place.article);
  if (end) end.siblings.splice(end.at, 0, sheet, script(AWAIT_STYLES));
  else partOf(tree, 'body').children.push(sheet);
}

/** `needed` are the addresses of the scripts that it needs beside the main one. */
export function prepareForFirstScreen({ file, tree }: BuiltPage, needed: readonly string[]): void {
  const [head, body] = [partOf(tree, 'head'), partOf(tree, 'body')];
  hideSprite(tree);
  takeOut(head, isForCrawler);
  const [sheet] = takeOut(head, isSheet);
  if (!sheet) throw new Error(`${file} has no style sheet.`);
  // First, so that it holds for whatever follows; but the encoding has to be the very first.
  const policy = element('meta', { httpEquiv: ['Content-Security-Policy'], content: POLICY });
  const [first] = head.children;
  head.children.splice(first?.type === 'element' && 'charSet' in first.properties ? 1 : 0, 0, policy);
  // One merged script, before the rules: each separate one could cause a blank paint.
  const scripts = [...takeOut(head, isInlineScript), ...takeOut(body, needsNoBody)];
  head.children.splice(
    head.children.indexOf(partOf(tree, 'title')) + 1,
    0,
    ...expectNavbar(tree),
    script(scripts.map((one) => textOf(one)).join(';')),
  );
  const preloads = needed.map((href) =>
    element('link', { rel: ['preload'], as: 'script', fetchPriority: 'low', href }),
  );
  head.children.push(element('style', {}, [{ type: 'text', value: RULES }]), ...preloads);
  placeSheet(tree, sheet);
}
