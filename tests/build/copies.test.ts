// The copy of a page in Markdown has what the page has: both are parsed here, each by its own parser, and compared.
import type { Element, Nodes } from 'hast';
import { toString as textOfHtml } from 'hast-util-to-string';
import type { Nodes as MarkdownNodes } from 'mdast';
import { toString as textOfMarkdown } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { classesOf } from '../../lib/hast';
import { walk } from '../../lib/walk';
import { sha256Of } from '../../markdown-export';
import { type BuiltPage, pageAt, readBuilt } from '../builtSite';
import { routes, unlisted } from '../routes';

const copyOf = (route: string): string => `${route.replace(/^\/|\/$/g, '') || 'index'}.md`;
const withSingleSpaces = (text: string): string => text.replaceAll(/[\s\u200b]+/g, ' ').trim();
/** Cells that hold several lines are on one line in the copy, with or without spaces. */
const letters = (text: string): string => text.replaceAll(/[\s\u200b]/g, '');

const emptyContent = () => ({
  headings: [] as string[],
  rows: [] as string[][],
  code: [] as string[],
  links: [] as string[],
});

const SKIPPED = [
  ...['hash-link', 'term-definition', 'samples-choice', 'theme-doc-breadcrumbs', 'pagination-nav'],
  'theme-doc-toc-desktop',
];
const isSkipped = (element: Element): boolean =>
  ['dataPageTools', 'hidden'].some((name) => name in element.properties) ||
  classesOf(element).some((name) => SKIPPED.includes(name));

function contentOfPage(built: BuiltPage, address: string) {
  const content = emptyContent();
  const tree = structuredClone(built.find('main'));
  walk<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'element' || !isSkipped(node)) return undefined;
    parent?.children.splice(index, 1);
    return index;
  });
  walk<Nodes>(tree, (node) => {
    if (node.type !== 'element') return undefined;
    const { tagName, properties } = node;
    const text = textOfHtml(node);
    if (/^h[1-6]$/.test(tagName)) content.headings.push(`${tagName.slice(1)} ${withSingleSpaces(text)}`);
    if (tagName === 'tr') content.rows.push([]);
    if (tagName === 'td' || tagName === 'th') content.rows.at(-1)?.push(letters(text));
    if (tagName === 'pre') content.code.push(text.trimEnd());
    const isSelfLink = classesOf(node).includes('api-name');
    if (tagName === 'a' && properties.href && !isSelfLink)
      content.links.push(new URL(String(properties.href), address).href);
    return undefined;
  });
  return content;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

function contentOfCopy(markdown: string) {
  const content = emptyContent();
  walk<MarkdownNodes>(parser.parse(markdown), (node) => {
    const text = textOfMarkdown(node);
    if (node.type === 'heading') content.headings.push(`${node.depth} ${withSingleSpaces(text)}`);
    if (node.type === 'tableRow') content.rows.push([]);
    if (node.type === 'tableCell') content.rows.at(-1)?.push(letters(text));
    if (node.type === 'code') content.code.push(node.value.trimEnd());
    if (node.type === 'link') content.links.push(node.url);
    return undefined;
  });
  return content;
}

describe.each(routes.map(({ path: route }) => route))('%s', (route) => {
  const built = pageAt(route);
  const { html } = built;
  const copy = readBuilt(copyOf(route));

  it('its copy has the headings, tables, code and links of the page, in their order', () => {
    const [, address = ''] = /rel="?canonical"? href="?([^\s">]+)/.exec(html) ?? [];
    const page = contentOfPage(built, address);
    expect(page.headings).not.toEqual([]);
    expect(contentOfCopy(copy)).toEqual(page);
  });

  it('the page names its copy, and shows its hash, once', () => {
    const [, href] = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(html) ?? [];
    expect(href).toBe(`/${copyOf(route)}`);
    expect(html.split(`<code>${sha256Of(copy)}</code>`)).toHaveLength(2);
    expect(html.match(/<details class="page-menu"/g)).toHaveLength(1);
  });

  it('its copy has no HTML', () => {
    const prose = copy.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, '');
    expect(prose.match(/<(?!https?:|[\w.+-]+@)[a-z!/][^>]*>/gi)).toBeNull();
  });
});

describe('for assistants', () => {
  const links = readBuilt('llms.txt').matchAll(/^- \[.*\]\((\S+\.md)\)/gm);
  const files = [...links].map(([, address = '']) => new URL(address).pathname.slice(1));

  it('llms.txt names each page once, and no unlisted page', () => {
    expect(files.toSorted()).toEqual(routes.map(({ path: route }) => copyOf(route)).toSorted());
    for (const route of unlisted) expect(files).not.toContain(copyOf(route));
  });

  it('llms-full.txt has all the copies, in the order of llms.txt', () => {
    const text = readBuilt('llms-full.txt');
    const places = files.map((file) => text.indexOf(readBuilt(file)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
