// A site for the tests of rules, empty by default.
import { type Page, readPage } from '../checks/page';
import type { Site } from '../checks/site';
import { namesOf } from '../lib/pageNames';

/** Its text begins on line 5. */
export const madeUpPage = (body: string, file = 'docs/guide/une.mdx'): Page =>
  readPage(file, `---\ntitle: Une page\n---\n\n${body}`);

export function madeUpSite({ pages = [], ...over }: Partial<Site>): Site {
  return {
    pages,
    unreadable: [],
    contractFaults: [],
    files: pages.map(({ file }) => file),
    sidebar: pages.map(({ file }) => ({ id: file.slice('docs/'.length, -4), line: 1 })),
    categories: [],
    routes: pages.map(({ file }) => namesOf(file).address),
    figures: [],
    typedLinks: [],
    read: () => '',
    hasFile: () => false,
    hasAsset: () => false,
    ...over,
  };
}
