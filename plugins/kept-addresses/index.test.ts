import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MOVED_PAGES, NEXT_LEDGER } from '../../lib/addresses';
import { parsePage, printFragment } from '../../lib/hast';
import type { Redirect } from '../../product/redirects';
import { keptAddresses } from './index';

type Given = {
  readonly ledger?: string;
  readonly redirects?: readonly Redirect[];
  /** By the names of the pages. */
  readonly articles?: Readonly<Record<string, string>>;
  readonly baseUrl?: string;
};

/** What a build of these pages leaves for those who end it, and its articles. */
async function built({ ledger, redirects = [], articles = { b: '' }, baseUrl = '/' }: Given) {
  const folder = mkdtempSync(path.join(tmpdir(), 'adresses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'addresses.txt');
  if (ledger !== undefined) writeFileSync(file, ledger);
  const { transformPage, afterAllPages } = keptAddresses({
    ledger: file,
    redirects,
    file: path.join(folder, 'redirects.ts'),
  });
  const site = { siteDir: folder, outDir: path.join(folder, 'build'), url: '', baseUrl };
  const pages = Object.entries(articles).map(([name, article]) => ({
    file: `docs/${name}/index.html`,
    tree: parsePage(
      `<header><h1>Page <em>${name}</em></h1></header><div data-article="/docs/${name}">${article}</div><span data-article-end></span><h2 id="footer">`,
    ),
  }));
  for (const page of pages) await transformPage?.(page, site);
  const changes = await afterAllPages?.(site);
  for (const page of pages) changes?.get(page.file)?.(page);
  const left = (name: string): string | undefined => {
    const place = path.join(folder, 'build-deploy', name);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  return {
    articles: pages.map(({ tree }) => /data-article="[^"]*">(.*)<\/div>/.exec(printFragment(tree))?.[1]),
    changed: [...(changes?.keys() ?? [])],
    next: left(NEXT_LEDGER),
    moved: left(MOVED_PAGES),
  };
}

it('writes a sorted ledger with the new addresses, and none where it is complete or missing', async () => {
  expect((await built({ ledger: '' })).next).toBe('/docs/b\n');
  expect((await built({ ledger: '/docs/b\r\n' })).next).toBeUndefined();
  expect((await built({ ledger: '/docs/b\n/docs/b\n' })).next).toBe('/docs/b\n');
  expect((await built({})).next).toBeUndefined();
});

it('writes for hosts where old pages lead, and leaves the pages as they are', async () => {
  const redirects = [{ from: '/docs/a', to: '/docs/b' }] as const;
  const { moved, changed } = await built({ ledger: '/docs/a\n', redirects });
  expect(JSON.parse(moved ?? '')).toEqual(redirects);
  expect(changed).toEqual([]);
  expect(JSON.parse((await built({})).moved ?? '')).toEqual([]);
});

it('stops the build for a lost address, with the line to add', async () => {
  await expect(built({ ledger: '/docs/a\n' })).rejects.toThrow("{ from: '/docs/a', to: '/docs/b' },");
});

it('a section is what a reader can link to: not drawings, definitions, or what is around the article', async () => {
  const c =
    '<h2 id=un>1</h2><span popover id=terme>T</span><figure><ol id=dessin></ol></figure><ul><li id=champ>C</ul><footer data-page-tools><p id=pied></footer>';
  expect((await built({ ledger: '', articles: { c } })).next).toBe('/docs/c\n/docs/c#champ\n/docs/c#un\n');
});

describe('the old name of a section', () => {
  const HEADING = '<h2 id="terre">La terre &amp; l’eau<a href="#terre" class="hash-link">\u200b</a></h2>';
  const articles = {
    a: `<p>Un mot.</p><section>${HEADING}<ul><li id="champ"><p>Champ</p></li></ul></section>`,
    b: '<table><tbody><tr><td>1</td></tr></tbody></table><footer data-page-tools=""></footer>',
  };
  const articlesWith = async (redirects: readonly Redirect[], baseUrl = '/') =>
    (await built({ redirects, articles, baseUrl })).articles;

  it('stands on the same page in front of the title, or in what is no title', async () => {
    const [a] = await articlesWith([
      { from: '/docs/a#sol', to: '/docs/a#terre' },
      { from: '/docs/a#case', to: '/docs/a#champ' },
    ]);
    expect(a).toContain(`<section><span id="sol" data-now="#terre"></span>${HEADING}`);
    expect(a).toContain('<li id="champ"><span id="case" data-now="#champ"></span><p>Champ');
  });

  it('leads to the top of its page where the section no longer exists', async () => {
    const [a, b] = await articlesWith([
      { from: '/docs/a#x', to: '/docs/a' },
      { from: '/docs/b#x', to: '/docs/b' },
    ]);
    expect(a).toMatch(/^<p><span id="x" data-now="#"><\/span>Un mot\./);
    expect(b).toMatch(/^<span id="x" data-now="#"><\/span><table>/);
  });

  it('is a line at the end of the text where the section is on another page: it names both titles, under the path of the site', async () => {
    const [, b] = await articlesWith([{ from: '/docs/b#sol', to: '/docs/a#terre' }], '/aide/');
    expect(b).toBe(
      articles.b.replace(
        '<footer',
        '<p id="sol" hidden class="moved-section" data-now="/aide/docs/a#terre">Cette section est maintenant dans «\u00a0<a href="/aide/docs/a#terre">Page a › La terre &amp; l’eau</a>\u00a0».</p>$&',
      ),
    );
  });
});
