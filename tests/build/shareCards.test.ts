// Each page names a share card of its own, and the picture exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_CARD, shareCardOf } from '../../lib/shareCards';
import { identity } from '../../product/identity';
import { type BuiltPage, pagesIn } from '../builtSite';
import { fixtureOutDir, SUB_PATH, SUB_PATH_FIXTURE } from '../fixtures/build';
import { IDENTITY } from '../fixtures/garden';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const metaOf = ({ elements }: BuiltPage): ReadonlyMap<string, string> =>
  new Map(
    elements
      .filter(({ tagName }) => tagName === 'meta')
      .map(({ properties }) => [String(properties.property ?? properties.name), String(properties.content)]),
  );

/** Two files of the fixture site have this route: the page of React is served. */
const CLAIMED_TWICE = '/docs/double';

describe.each([
  ['the site', 'build', identity.siteUrl + identity.baseUrl],
  ['the fixture site', fixtureOutDir('site'), IDENTITY.DOCS_SITE_URL + IDENTITY.DOCS_BASE_URL],
  ['the site under a path', fixtureOutDir(SUB_PATH_FIXTURE), identity.siteUrl + SUB_PATH],
])('%s', (_, folder, root) => {
  const pages = pagesIn(folder);
  const routes = pages
    .filter(({ file }) => file.startsWith('docs/'))
    .map((page) => ({ page, route: `/${path.posix.dirname(page.file)}` }));
  const cards = routes.map(({ route }) => shareCardOf(route));
  const named = routes.filter(({ route }) => route !== CLAIMED_TWICE);

  it('has cards that pages name by their whole address, with size and text: the title of the page first', () => {
    expect(named.length).toBeGreaterThan(1);
    for (const { page, route } of named) {
      const meta = metaOf(page);
      expect(meta.get('og:image')).toBe(root + shareCardOf(route).slice(1));
      expect(meta.get('twitter:image')).toBe(meta.get('og:image'));
      const [title = ''] = meta.get('og:image:alt')?.split(' – ') ?? [];
      expect(title).not.toBe('');
      expect(meta.get('og:title')?.startsWith(`${title} | `)).toBe(true);
    }
  });

  it('names the card of the site on its home page and on the not-found page', () => {
    const pagesOfSite = pages.filter(({ file }) => ['index.html', '404.html'].includes(file));
    const card = root + SITE_CARD.slice(1);
    expect(pagesOfSite.map((page) => metaOf(page).get('og:image'))).toEqual([card, card]);
  });

  it('puts the addresses of cards between quotes: some messengers read no other form', () => {
    for (const { html } of pages) expect(html).not.toMatch(/<meta\b[^>]*\sproperty=[^"]/);
  });

  it('has a PNG picture of 1200 × 630 for each page, all different', () => {
    const pictures = [...cards, SITE_CARD].map((card) => {
      const picture = readFileSync(path.join(folder, card));
      expect(picture.subarray(0, 8).equals(SIGNATURE)).toBe(true);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      return picture.toString('base64');
    });
    expect(new Set(pictures).size).toBe(cards.length + 1);
  });

  it('has no card that no page names', () => {
    const drawn = readdirSync(path.join(folder, 'img/partage')).map((name) => `/img/partage/${name}`);
    expect(drawn.sort()).toEqual(cards.sort());
    expect(existsSync(path.join(folder, SITE_CARD))).toBe(true);
  });
});
