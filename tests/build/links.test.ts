// Every link of the built pages leads somewhere: those that Docusaurus checks, and those that it does not see (figures,
// static parts, the announcement).
import path from 'node:path';
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { parseFragment } from '../../lib/hast';
import { identity } from '../../product/identity';
import { elementsIn, pagesIn } from '../builtSite';

type Link = { readonly text: string; readonly address: string };
type Page = { readonly ids: ReadonlySet<string>; readonly links: readonly Link[] };

/** Addresses of pages, pictures, scripts and style sheets, and what they may lead to. */
function readPage(elements: readonly Element[]): Page {
  const ids = new Set<string>();
  const links: Link[] = [];
  for (const { tagName, properties } of elements) {
    const { id, href, src } = properties;
    if (typeof id === 'string') ids.add(id);
    for (const address of [href, src]) {
      if (typeof address === 'string') links.push({ text: `<${tagName}>`, address });
    }
  }
  return { ids, links };
}

const readHtml = (html: string): Page => readPage(elementsIn(parseFragment(html)));

type Site = {
  readonly baseUrl: string;
  readonly pages: ReadonlyMap<string, Page>;
  /** Whether another file of the site is there. */
  readonly hasFile: (name: string) => boolean;
};

/** What is wrong with the links of a page. */
function brokenLinks(file: string, { links }: Page, { baseUrl, pages, hasFile }: Site): string[] {
  const SITE = 'https://site.invalid';
  const base = new URL(`${baseUrl}${file.replace(/index\.html$/, '')}`, SITE);
  return links.flatMap(({ text, address }) => {
    const { origin, pathname, hash } = new URL(address, base);
    if (origin !== SITE) return [];
    if (!pathname.startsWith(baseUrl)) return [`${file} : ${text} mène à ${address}, hors de ${baseUrl}.`];
    const name = decodeURIComponent(pathname.slice(baseUrl.length));
    const target = [name, path.posix.join(name, 'index.html')].find((candidate) => pages.has(candidate));
    if (!target) return hasFile(name) ? [] : [`${file} : ${text} mène à ${address}, qui n'existe pas.`];
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || pages.get(target)?.ids.has(id)
      ? []
      : [`${file} : ${text} mène à ${address}, et cette page n'a pas de « #${id} ».`];
  });
}

function readSite(): Site {
  const names = new Set(filesOf('build'));
  return {
    baseUrl: identity.baseUrl,
    pages: new Map(pagesIn().map(({ file, elements }) => [file, readPage(elements)])),
    hasFile: (name) => names.has(name),
  };
}

it('every link of the site leads somewhere, down to the heading', () => {
  const site = readSite();
  const faults = [...site.pages].flatMap(([file, page]) => brokenLinks(file, page, site));
  expect([...new Set(faults)]).toEqual([]);
});

describe('this test would see', () => {
  const pages = new Map([
    ['docs/a/index.html', readHtml('<h2 id=titre>A</h2>')],
    ['docs/index.html', readHtml('<p id=bas>')],
  ]);
  const site: Site = { baseUrl: '/', pages, hasFile: (name) => name === 'img/marque.svg' };
  const faultsOf = (html: string) => brokenLinks('docs/index.html', readHtml(html), site);

  it.each([
    '<a href="/docs/b">',
    '<a href="/docs/a#autre">',
    '<a href="#haut">',
    '<img src="/img/absente.svg">',
  ])('%s', (html) => {
    expect(faultsOf(html)).toHaveLength(1);
  });

  it.each([
    '<a href="/docs/a/#titre">',
    '<a href="a">',
    '<a href="#bas">',
    '<img src="/img/marque.svg">',
    '<a href="https://www.example/">',
    '<a href="mailto:a@b.example">',
  ])('nothing wrong with %s', (html) => {
    expect(faultsOf(html)).toEqual([]);
  });
});
