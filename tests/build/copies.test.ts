// The copy of a page in Markdown says what the page says: both are read here, each by its own parser, and compared.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
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
import { type BuiltPage, pageAt } from '../builtSite';
import { routes, unlisted } from '../routes';

const fileOf = (route: string): string => route.replace(/^\/|\/$/g, '') || 'index';
const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const copyOf = (route: string): string => read(`${fileOf(route)}.md`);

const plain = (text: string): string => text.replaceAll(/[\s\u200b]+/g, ' ').trim();

type Said = {
  readonly headings: string[];
  readonly tables: string[][];
  readonly code: string[];
  readonly links: string[];
};

const SKIPPED = ['hash-link', 'term-definition', 'samples-choice', 'theme-doc-breadcrumbs', 'pagination-nav'];
const isSkipped = (element: Element): boolean =>
  ['dataPageTools', 'hidden'].some((name) => name in element.properties) ||
  classesOf(element).some((name) => SKIPPED.includes(name));

function saidByPage(built: BuiltPage, address: string): Said {
  const said: Said = { headings: [], tables: [], code: [], links: [] };
  const tree = structuredClone(built.find('main'));
  walk<Nodes>(tree, (node, index, parent) => {
    if (node.type !== 'element') return undefined;
    if (isSkipped(node)) {
      parent?.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
  walk<Nodes>(tree, (node, index) => {
    if (node.type !== 'element') return undefined;
    const { tagName, properties } = node;
    // The contents list comes after the article.
    if (classesOf(node).includes('theme-doc-toc-desktop')) return index + 1;
    if (/^h[1-6]$/.test(tagName)) said.headings.push(`${tagName.slice(1)} ${plain(textOfHtml(node))}`);
    if (tagName === 'tr') said.tables.push([]);
    if (tagName === 'td' || tagName === 'th') said.tables.at(-1)?.push(plain(textOfHtml(node)));
    if (tagName === 'pre') said.code.push(textOfHtml(node).trimEnd());
    const isSelfLink = classesOf(node).includes('api-name');
    if (tagName === 'a' && properties.href && !isSelfLink)
      said.links.push(new URL(String(properties.href), address).href);
    return undefined;
  });
  return said;
}

function saidByCopy(markdown: string): Said {
  const said: Said = { headings: [], tables: [], code: [], links: [] };
  walk<MarkdownNodes>(
    unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(markdown),
    (node) => {
      if (node.type === 'heading') said.headings.push(`${node.depth} ${plain(textOfMarkdown(node))}`);
      if (node.type === 'tableRow') said.tables.push([]);
      if (node.type === 'tableCell') said.tables.at(-1)?.push(plain(textOfMarkdown(node)));
      if (node.type === 'code') said.code.push(node.value.trimEnd());
      if (node.type === 'link') said.links.push(node.url);
      return undefined;
    },
  );
  return said;
}

/** Letters only: cells that hold several lines are set on one, with or without spaces. */
const letters = (rows: readonly string[][]): string[][] =>
  rows.map((row) => row.map((cell) => cell.replaceAll(/\s/g, '')));

describe.each(routes.map(({ path: route }) => route))('%s', (route) => {
  const built = pageAt(route);
  const { html } = built;
  const copy = copyOf(route);
  const [, address = ''] = /rel="?canonical"? href="?([^\s">]+)/.exec(html) ?? [];
  const page = saidByPage(built, address);
  const markdown = saidByCopy(copy);

  it('its copy has the headings, tables, code and links of the page, in their order', () => {
    expect(page.headings).not.toEqual([]);
    expect(markdown.headings).toEqual(page.headings);
    expect(letters(markdown.tables)).toEqual(letters(page.tables));
    expect(markdown.code).toEqual(page.code);
    expect(markdown.links).toEqual(page.links);
  });

  it('the page announces its copy, and shows its sum, once', () => {
    const [, href] = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(html) ?? [];
    expect(href).toBe(`/${fileOf(route)}.md`);
    const sum = createHash('sha256').update(copy).digest('hex');
    expect(html.split(`<code>${sum}</code>`)).toHaveLength(2);
    expect(html.match(/<details class="page-menu"/g)).toHaveLength(1);
  });

  it('its copy is free of what only a browser reads', () => {
    expect(
      copy.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, '').match(/<(?!https?:|[\w.+-]+@)[a-z!/][^>]*>/gi),
    ).toBeNull();
  });
});

describe('the lists for assistants', () => {
  const list = read('llms.txt');
  const addresses = [...list.matchAll(/^- \[.*\]\((\S+\.md)\)/gm)].map(
    ([, address = '']) => new URL(address).pathname,
  );

  it('name each page once, and none that is reached by a direct link only', () => {
    expect(addresses.toSorted()).toEqual(routes.map(({ path: route }) => `/${fileOf(route)}.md`).toSorted());
    for (const route of unlisted) expect(addresses).not.toContain(`/${fileOf(route)}.md`);
  });

  it('the full text is all the copies, in the order of the list', () => {
    const text = read('llms-full.txt');
    const places = addresses.map((address) => text.indexOf(read(address.slice(1))));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
