// What the production build wrote, read as files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { announcement } from '../../product/announcement';
import { factNames } from '../../product/facts';
import { identity } from '../../product/identity';
import { asShown } from '../asShown';
import { fixtureOutDir } from '../fixtures/build';
import { IDENTITY } from '../fixtures/garden';
import { routes, unlisted } from '../routes';

const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file: file.split(path.sep).join('/'),
    html: readFileSync(path.join('build', file), 'utf8'),
  }));

const MAIL_LINK = /<a\b[^>]*\bhref="?mailto:[^>]*>/g;
const withoutSlashes = (route: string): string => route.replace(/^\/|\/$/g, '');

describe('the routes', () => {
  it('are exactly those that product/routes.ts promises, unlisted pages, and the not-found page', () => {
    const addresses = [...routes.map(({ path: route }) => route), ...unlisted];
    const expected = [
      '404.html',
      ...addresses.map((route) => path.posix.join(withoutSlashes(route), 'index.html')),
    ];
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
    const sitemap = readFileSync('build/sitemap.xml', 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(/\/$/, ''));
    const expected = routes.map(({ path: route }) => `${identity.siteUrl}${route}`.replace(/\/$/, ''));
    expect(listed.sort()).toEqual(expected.sort());
  });
});

it('facts take the place of their names', () => {
  const groups = [...new Set(factNames().map((name) => name.split('.')[0]))];
  const left = new RegExp(`\\{\\{ *(${groups.join('|')})\\.`);
  expect(pages.filter(({ html }) => left.test(html)).map(({ file }) => file)).toEqual([]);
});

it('the announcement is on every page if there is one, and on none if it is switched off', () => {
  const announced = pages.filter(({ html }) => html.includes('theme-announcement-bar'));
  expect(announced).toHaveLength(announcement ? pages.length : 0);
  for (const { html } of announced) expect(html).toContain(asShown(announcement?.text ?? ''));
});

it('a link to an e-mail address opens no new tab', () => {
  const mailLinks = pages.flatMap(({ html }) => html.match(MAIL_LINK) ?? []);
  expect(mailLinks.filter((link) => link.includes('target='))).toEqual([]);
  // On a page of the fixture site, there is one in the text, and one at its foot.
  const fixture = readFileSync(path.join(fixtureOutDir('site'), 'docs/potager/semer/index.html'), 'utf8');
  const toSupport = expect.stringContaining(IDENTITY.DOCS_SUPPORT_EMAIL);
  expect(fixture.match(MAIL_LINK)).toEqual([toSupport, toSupport]);
  expect(fixture).not.toMatch(/mailto:[^>]*target=/);
});

it('the contract is offered, the one whose sum the pages show', () => {
  const contract = readFileSync('build/openapi.yaml', 'utf8');
  expect(createHash('sha256').update(contract).digest('hex')).toBe(
    siteApiReference.contracts.published().sha256,
  );
});

describe('the version', () => {
  it('of the site is 0.0.0', () => {
    const metadata = JSON.parse(readFileSync('.docusaurus/site-metadata.json', 'utf8'));
    expect(metadata.siteVersion).toBe('0.0.0');
  });

  it('of the documentation is labelled Next', () => {
    const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8'));
    const { versions } = data['docusaurus-plugin-content-docs'].default;
    expect(versions.map(({ name, label }: { name: string; label: string }) => [name, label])).toEqual([
      ['current', 'Next'],
    ]);
  });
});

it('no page loads anything from another host', () => {
  const loaded = pages.flatMap(({ html }) =>
    [...html.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) => {
      const isLink = /^<link\b/.test(tag) && !/rel="(canonical|alternate|expect)/.test(tag);
      const address = /\b(?:src|href)="([^"]+)/.exec(tag)?.[1];
      return address && (isLink || /^<(script|img|source|iframe|video|audio)\b/.test(tag)) ? [address] : [];
    }),
  );
  expect(loaded.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([]);
  expect(loaded.length).toBeGreaterThanOrEqual(pages.length);
});

it('nothing tells where it was built', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|xml|svg|yaml)$/.test(file),
  );
  const telling = files.filter((file) => readFileSync(path.join('build', file)).includes(process.cwd()));
  expect(telling).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(pages.length);
});

describe('the scripts', () => {
  const scripts = readdirSync('build/assets/js')
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(path.join('build/assets/js', file), 'utf8') }));

  it.each([
    ['prism-react-renderer/dist/index.mjs', 'triple-quoted-string'],
    ['prism-react-renderer/dist/index.mjs', 'doctype-tag'],
    ['prismjs/components/prism-markup-templating.js', 'tokenizePlaceholders'],
  ])('hold nothing of %s, which says « %s »: code is coloured at build time', (source, word) => {
    expect(readFileSync(path.join('node_modules', source), 'utf8')).toContain(word);
    expect(scripts.filter(({ code }) => code.includes(word)).map(({ file }) => file)).toEqual([]);
    expect(scripts).not.toEqual([]);
  });
});

it('the licences of the packages in the scripts are published, each with its text or the place of its code', () => {
  const [, ...entries] = readFileSync('build/licences.txt', 'utf8').split(/^(?=\S+ \d\S* \S+\n=+\n)/m);
  const names = entries.map((entry) => entry.split(' ')[0]);
  expect(names).toEqual(expect.arrayContaining(['@docusaurus/core', 'infima', 'react-dom', 'react-router']));
  expect(entries.filter((entry) => entry.split('\n').slice(2).join('').trim() === '')).toEqual([]);
});
