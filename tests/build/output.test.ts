// What the production build wrote.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { filesOf } from '../../lib/filesOf';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { sha256Of } from '../../markdown-export';
import { announcement } from '../../product/announcement';
import { factNames } from '../../product/facts';
import { identity } from '../../product/identity';
import { pageAt, pagesIn, readBuilt } from '../builtSite';
import { fixtureOutDir } from '../fixtures/build';
import { IDENTITY } from '../fixtures/garden';
import { routes, unlisted } from '../routes';

const pages = pagesIn();
const files = filesOf('build');
const filesOfPagesWith = (pattern: RegExp): string[] =>
  pages.filter(({ html }) => pattern.test(html)).map(({ file }) => file);

describe('the routes', () => {
  it('are exactly those that product/routes.ts promises, unlisted pages, and the not-found page', () => {
    const addresses = [...routes.map(({ path: route }) => route), ...unlisted];
    const expected = ['404.html', ...addresses.map((route) => path.posix.join(route, 'index.html').slice(1))];
    const built = pages.map(({ file }) => file);
    const faults = [
      ...built
        .filter((file) => !expected.includes(file))
        .map((file) => `build/${file} : cette page n'est pas dans product/routes.ts. Ajoutez-y son adresse.`),
      ...expected
        .filter((file) => !built.includes(file))
        .map((file) => `product/routes.ts : build/${file} manque. Retirez son adresse, ou écrivez la page.`),
    ];
    expect(faults).toEqual([]);
  });

  it('are all in the sitemap, in their own case, at the address of the site, and nothing else is', () => {
    const locations = readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g);
    const listed = [...locations].map(([, url = '']) => url.replace(/\/$/, ''));
    const expected = routes.map(({ path: route }) => `${identity.siteUrl}${route}`.replace(/\/$/, ''));
    expect(listed.sort()).toEqual(expected.sort());
  });
});

it('no page shows the name of a fact instead of its value', () => {
  const groups = [...new Set(factNames().map((name) => name.split('.')[0]))];
  expect(filesOfPagesWith(new RegExp(`\\{\\{ *(${groups.join('|')})\\.`))).toEqual([]);
});

it('the announcement is on every page if there is one, and on none if it is switched off', () => {
  const announced = pages.filter(({ html }) => html.includes('theme-announcement-bar'));
  expect(announced).toHaveLength(announcement ? pages.length : 0);
  for (const { html } of announced) expect(html).toContain(frenchTypography(announcement?.text ?? ''));
});

it('a link to an e-mail address opens no new tab', () => {
  const newTab = /<a\b(?=[^>]*\bhref="?mailto:)(?=[^>]*\btarget=)/;
  expect(filesOfPagesWith(newTab)).toEqual([]);
  // One link in the text, and one at the foot of the page.
  const { html } = pageAt('/docs/potager/semer', fixtureOutDir('site'));
  expect(html.match(/\bhref="?mailto:[^">]*/g)).toEqual(
    [1, 2].map(() => expect.stringContaining(IDENTITY.DOCS_SUPPORT_EMAIL)),
  );
  expect(html).not.toMatch(newTab);
});

it('the contract to download is the one whose hash the pages show', () => {
  expect(sha256Of(readBuilt('openapi.yaml'))).toBe(siteApiReference.contracts.published().sha256);
});

it('the version of the site is 0.0.0, and that of the documentation is labelled Next', () => {
  expect(JSON.parse(readBuilt('site-metadata.json', '.docusaurus')).siteVersion).toBe('0.0.0');
  const data = JSON.parse(readBuilt('globalData.json', '.docusaurus'));
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  expect(versions).toEqual([expect.objectContaining({ name: 'current', label: 'Next' })]);
});

it('no page loads anything from another host', () => {
  const LOADING = ['script', 'img', 'source', 'iframe', 'video', 'audio', 'link'];
  const loaded = pages
    .flatMap(({ elements }) => elements)
    .filter(({ tagName }) => LOADING.includes(tagName))
    .filter(({ properties: { rel } }) => !/canonical|alternate|expect/.test(String(rel)))
    .flatMap(({ properties: { src, href } }) => ((src ?? href) ? [String(src ?? href)] : []));
  expect(loaded.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  expect(loaded.length).toBeGreaterThanOrEqual(pages.length);
});

it('no file has the path of the folder where it was built', () => {
  const texts = files.filter((file) => /\.(html|js|css|json|xml|svg|yaml)$/.test(file));
  expect(texts.filter((file) => readBuilt(file).includes(process.cwd()))).toEqual([]);
  expect(texts.length).toBeGreaterThanOrEqual(pages.length);
});

it.each([
  ['prism-react-renderer/dist/index.mjs', 'triple-quoted-string'],
  ['prism-react-renderer/dist/index.mjs', 'doctype-tag'],
  ['prismjs/components/prism-markup-templating.js', 'tokenizePlaceholders'],
])('no script has a part of %s, such as « %s »: code is coloured at build time', (source, word) => {
  expect(readBuilt(source, 'node_modules')).toContain(word);
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => readBuilt(file).includes(word))).toEqual([]);
});

it('the licences of the packages in the scripts are published, each with its text or the place of its code', () => {
  const [, ...entries] = readBuilt('licences.txt').split(/^(?=\S+ \d\S* \S+\n=+\n)/m);
  const names = entries.map((entry) => entry.split(' ')[0]);
  expect(names).toEqual(expect.arrayContaining(['@docusaurus/core', 'infima', 'react-dom', 'react-router']));
  expect(entries.filter((entry) => entry.split('\n').slice(2).join('').trim() === '')).toEqual([]);
});
