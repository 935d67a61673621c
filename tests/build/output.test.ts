// What the production build wrote, read as files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { identity } from '../../product/identity';
import { routes, unlisted } from '../routes';

const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file: file.split(path.sep).join('/'),
    html: readFileSync(path.join('build', file), 'utf8'),
  }));

const withoutSlashes = (route: string): string => route.replace(/^\/|\/$/g, '');

describe('the routes', () => {
  it('are exactly those that product/routes.ts promises, unlisted pages, and the not-found page', () => {
    const addresses = [...routes.map(({ path: route }) => route), ...unlisted];
    const expected = [
      '404.html',
      ...addresses.map((route) => path.posix.join(withoutSlashes(route), 'index.html')),
    ];
    expect(pages.map(({ file }) => file).sort()).toEqual(expected.sort());
  });

  it('are all in the sitemap, in their own case, and nothing else is', () => {
    const sitemap = readFileSync('build/sitemap.xml', 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
      withoutSlashes(new URL(url ?? '').pathname),
    );
    expect(listed.sort()).toEqual(routes.map(({ path: route }) => withoutSlashes(route)).sort());
  });
});

it('facts take the place of their names, down to the address of the support', () => {
  expect(
    pages
      .filter(({ html }) => /\{\{ *(identity|legal|releases|settings|sources|tables|terms)\./.test(html))
      .map(({ file }) => file),
  ).toEqual([]);
  const help = pages.find(({ file }) => file === 'docs/aide/rapport_probleme/index.html')?.html;
  expect(help).toMatch(
    new RegExp(`href="?mailto:${identity.supportEmail}[^>]*>${identity.supportEmail}</a>`),
  );
});

it('a link to an e-mail address opens no new tab', () => {
  const mailLinks = pages.flatMap(({ html }) => html.match(/<a\b[^>]*\bhref="?mailto:[^>]*>/g) ?? []);
  expect(mailLinks.length).toBeGreaterThan(0);
  expect(mailLinks.filter((link) => link.includes('target='))).toEqual([]);
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

describe('the markup keeps a strict Content-Security-Policy possible', () => {
  const tags = pages.flatMap(({ file, html }) =>
    [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => ({ file, tag })),
  );

  it('has no inline style', () => {
    expect(tags.filter(({ tag }) => /\sstyle=/i.test(tag))).toEqual([]);
    expect(tags.length).toBeGreaterThan(1000);
  });

  it('has no inline event handler', () => {
    expect(tags.filter(({ tag }) => /\son[a-z]+=/i.test(tag))).toEqual([]);
  });

  it('has the same three inline scripts on every page, apart from data', () => {
    const inline = pages.map(({ html }) =>
      [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code]) => code,
      ),
    );
    expect(inline[0]).toHaveLength(3);
    for (const scripts of inline) expect(scripts).toEqual(inline[0]);
  });

  it('loads nothing from another host', () => {
    const loaded = tags.flatMap(({ tag }) => {
      const isLink = /^<link\b/.test(tag) && !/rel="?(canonical|alternate)/.test(tag);
      const address = /\b(?:src|href)="?([^\s">]+)/.exec(tag)?.[1];
      return address && (isLink || /^<(script|img|source|iframe|video|audio)\b/.test(tag)) ? [address] : [];
    });
    expect(loaded.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(60);
  });
});

it('nothing tells where it was built', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|xml|svg|yaml)$/.test(file),
  );
  const telling = files.filter((file) => readFileSync(path.join('build', file)).includes(process.cwd()));
  expect(telling).toEqual([]);
  expect(files.length).toBeGreaterThan(60);
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
    expect(scripts.length).toBeGreaterThan(20);
  });
});
