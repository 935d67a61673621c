// What search engines, networks and feed readers are told: data that they can read, and dates that are true.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../checks/page';
import { identity } from '../../product/identity';
import { releases } from '../../product/releases';
import { docs } from '../routes';

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const pageOf = (route: string): string => read(path.join(route, 'index.html'));
/** `/docs/` and `/docs` are one page. */
const bare = (address: unknown): string => String(address).replace(/(?<=[^/])\/$/, '');
const addressOf = (route: string): string => bare(identity.siteUrl + route);

type Data = Readonly<Record<string, unknown>> & { readonly '@graph'?: readonly Data[] };

const dataIn = (html: string): Data[] =>
  [...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']): Data => JSON.parse(text))
    .flatMap((data) => data['@graph'] ?? [data]);

const ofType = (data: readonly Data[], type: string): Data[] => data.filter((one) => one['@type'] === type);

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TZ: 'UTC' },
  }).trim();

/** A copy without its history has no dates to tell. */
const hasHistory = ((): boolean => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
})();

const dateOf = (file: string): string | undefined =>
  (hasHistory && git('log', '-1', '--date=format-local:%Y-%m-%d', '--format=%cd', '--', file)) || undefined;

const entries = [...read('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
const siteMap = new Map(entries.map(([, address = '', date]) => [bare(address), date]));

describe.each(docs)('$path', ({ path: route, title, description, file = '' }) => {
  const html = pageOf(route);
  const data = dataIn(html);

  it('says the day of its last change, wherever it says one', () => {
    const date = dateOf(file);
    expect(siteMap.get(addressOf(route))).toBe(date);
    expect(/<time datetime="([^"]*)">/.exec(html.slice(html.indexOf('class="page-foot"')))?.[1]).toBe(date);
    expect(ofType(data, 'TechArticle').map(({ dateModified }) => dateModified)).toEqual([date]);
  });

  it('says what it is, and where it stands', () => {
    const [article] = ofType(data, 'TechArticle');
    expect(article).toMatchObject({ headline: title, description, inLanguage: 'fr' });
    expect(bare(article?.url)).toBe(addressOf(route));
    const [breadcrumbs] = ofType(data, 'BreadcrumbList');
    const items = (breadcrumbs?.itemListElement ?? []) as readonly Data[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  });
});

describe('a page that says how to do something', () => {
  const guides = readPages('docs').flatMap(({ file, frontMatter }) => {
    const section = frontMatter.get('procedure')?.value;
    const route = docs.find((doc) => doc.file === file)?.path;
    return section && route ? [{ route, section: String(section) }] : [];
  });

  it.each(guides)('$route tells the steps of its section $section', ({ route, section }) => {
    const html = pageOf(route);
    const [guide] = ofType(dataIn(html), 'HowTo');
    const steps = (guide?.step ?? []) as readonly { readonly position: number; readonly text: string }[];
    expect(steps.length).toBeGreaterThan(1);
    const copy = read(`${route.slice(1)}.md`)
      .replaceAll(/\*\*|\]\([^)]*\)|\[|`/g, '')
      .replaceAll(/\s+/g, ' ');
    for (const { text } of steps) expect(copy).toContain(text.slice(0, 60));
    expect(html).toMatch(new RegExp(`id="?${section}"?[\\s>]`));
  });

  it('is the only one that does', () => {
    const telling = docs.filter(({ path: route }) => ofType(dataIn(pageOf(route)), 'HowTo').length > 0);
    expect(telling.map(({ path: route }) => route).toSorted()).toEqual(
      guides.map(({ route }) => route).toSorted(),
    );
  });
});

it('the feed has every version of the product, newest first, and their page announces it', () => {
  const html = pageOf('/docs/versions');
  const [, href = ''] = /<link[^>]*type="?application\/atom\+xml"?[^>]*href="?([^\s">]+)/.exec(html) ?? [];
  const feed = read(href.slice(1));
  const dates = [...feed.matchAll(/<updated>(\d{4}-\d\d-\d\d)T00:00:00Z<\/updated>/g)].map(
    ([, date]) => date,
  );
  // The first one is that of the feed.
  expect(dates).toEqual([releases[0].date, ...releases.map(({ date }) => date)]);
  const ids = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(releases.length + 1);
});
