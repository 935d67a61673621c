// Each page names a picture of its own, for networks and messengers, and the picture is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_CARD, shareCardOf } from '../../lib/shareCards';
import { identity } from '../../product/identity';
import { type BuiltPage, pagesIn } from '../builtSite';
import { fixtureOutDir, SUB_PATH, SUB_PATH_FIXTURE } from '../fixtures/build';
import { IDENTITY } from '../fixtures/garden';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const saidIn = ({ elements }: BuiltPage): ReadonlyMap<string, string> =>
  new Map(
    elements
      .filter(({ tagName }) => tagName === 'meta')
      .map(({ properties }) => [String(properties.property ?? properties.name), String(properties.content)]),
  );

const SITES = [
  { name: 'the site', folder: 'build', root: identity.siteUrl + identity.baseUrl },
  {
    name: 'the fixture site',
    folder: fixtureOutDir('site'),
    root: IDENTITY.DOCS_SITE_URL + IDENTITY.DOCS_BASE_URL,
    // That of a page of React is the one that is served.
    claimedTwice: '/docs/double',
  },
  {
    name: 'the site under a path',
    folder: fixtureOutDir(SUB_PATH_FIXTURE),
    root: identity.siteUrl + SUB_PATH,
  },
];

describe.each(SITES)('$name', ({ folder, root, claimedTwice }) => {
  const pages = pagesIn(folder);
  const ofSite = pages.filter(({ file }) => ['index.html', '404.html'].includes(file));
  const cards = pages
    .filter(({ file }) => file.startsWith('docs/'))
    .map((page) => {
      const said = saidIn(page);
      return { route: `/${path.posix.dirname(page.file)}`, said, picture: said.get('og:image') ?? '' };
    });

  const named = cards.filter(({ route }) => route !== claimedTwice);

  it('has cards that pages name by their whole address', () => {
    expect(named.map(({ picture }) => picture)).toEqual(
      named.map(({ route }) => root + shareCardOf(route).slice(1)),
    );
    expect(named.map(({ said }) => said.get('twitter:image'))).toEqual(named.map(({ picture }) => picture));
    expect(named.length).toBeGreaterThan(1);
  });

  it('names that of the site on its home page and on the page for what is not found', () => {
    expect(ofSite.map((page) => saidIn(page).get('og:image'))).toEqual(
      Array.from({ length: 2 }, () => root + SITE_CARD.slice(1)),
    );
  });

  it('puts quotes around it: some messengers read no other form', () => {
    for (const { html } of pages) expect(html).not.toMatch(/<meta\b[^>]*\sproperty=[^"]/);
  });

  it('has a PNG picture of 1200 × 630 for each page, none like another', () => {
    const pictures = [...cards.map(({ route }) => shareCardOf(route)), SITE_CARD].map((card) => {
      const picture = readFileSync(path.join(folder, card));
      expect(picture.subarray(0, 8).equals(SIGNATURE)).toBe(true);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      return picture.toString('base64');
    });
    expect(new Set(pictures).size).toBe(cards.length + 1);
  });

  it('has no card that no page names', () => {
    const drawn = readdirSync(path.join(folder, 'img/partage')).map((name) => `/img/partage/${name}`);
    expect(drawn.sort()).toEqual(cards.map(({ route }) => shareCardOf(route)).sort());
    expect(existsSync(path.join(folder, SITE_CARD))).toBe(true);
  });

  it('says of each card how large it is, and what stands on it: the title of the page first', () => {
    for (const { said } of named) {
      const [title = ''] = said.get('og:image:alt')?.split(' – ') ?? [];
      expect(said.get('og:title')?.startsWith(`${title} | `)).toBe(true);
      expect(title).not.toBe('');
    }
  });
});
