// Data for search engines, networks and feed readers: it can be parsed, and its dates are true.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../checks/page';
import { withoutSlash } from '../../lib/addresses';
import { identity } from '../../product/identity';
import { releases } from '../../product/releases';
import { pageAt, readBuilt } from '../builtSite';
import { docs } from '../routes';

/** `/docs/` and `/docs` are one page. */
const addressOf = (route: string): string => withoutSlash(identity.siteUrl + route);

type Data = Readonly<Record<string, unknown>> & { readonly '@graph'?: readonly Data[] };

/** The structured data of this type. */
const dataOf = (html: string, type: string): Data[] =>
  [...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']): Data => JSON.parse(text))
    .flatMap((data) => data['@graph'] ?? [data])
    .filter((data) => data['@type'] === type);

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TZ: 'UTC' },
  }).trim();

/** Without the whole history, pages have no dates. */
const hasHistory = ((): boolean => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
})();

const dateOf = (file: string): string | undefined =>
  (hasHistory && git('log', '-1', '--date=format-local:%Y-%m-%d', '--format=%cd', '--', file)) || undefined;

const entries = readBuilt('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
const sitemap = new Map([...entries].map(([, address = '', date]) => [withoutSlash(address), date]));

describe.each(docs)('$path', ({ path: route, title, description, file = '' }) => {
  const { html } = pageAt(route);
  const [article, ...others] = dataOf(html, 'TechArticle');

  it('has the day of its last change in the sitemap, at its foot and in its data', () => {
    const date = dateOf(file);
    expect(sitemap.get(addressOf(route))).toBe(date);
    expect(/<time datetime="([^"]*)">/.exec(html.slice(html.indexOf('class="page-foot"')))?.[1]).toBe(date);
    expect(article?.dateModified).toBe(date);
  });

  it('has its title, its description, its address and its breadcrumbs in its data', () => {
    expect(others).toEqual([]);
    expect(article).toMatchObject({ headline: title, description, inLanguage: 'fr' });
    expect(withoutSlash(String(article?.url))).toBe(addressOf(route));
    const [breadcrumbs] = dataOf(html, 'BreadcrumbList');
    const items = (breadcrumbs?.itemListElement ?? []) as readonly Data[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  });
});

describe('a page with a procedure', () => {
  const guides = readPages('docs').flatMap(({ file, frontMatter }) => {
    const section = frontMatter.get('procedure')?.value;
    const route = docs.find((doc) => doc.file === file)?.path;
    return section && route ? [{ route, section: String(section) }] : [];
  });

  it.each(guides)('$route has the steps of its section $section in its data', ({ route, section }) => {
    const { html } = pageAt(route);
    const [guide] = dataOf(html, 'HowTo');
    const steps = (guide?.step ?? []) as readonly { readonly text: string }[];
    expect(steps.length).toBeGreaterThan(1);
    const copy = readBuilt(`${route.slice(1)}.md`)
      .replaceAll(/\*\*|\]\([^)]*\)|\[|`/g, '')
      .replaceAll(/\s+/g, ' ');
    for (const { text } of steps) expect(copy).toContain(text.slice(0, 60));
    expect(html).toMatch(new RegExp(`id="?${section}"?[\\s>]`));
  });

  it('is the only one with steps in its data', () => {
    const withSteps = docs.filter(({ path: route }) => dataOf(pageAt(route).html, 'HowTo').length > 0);
    expect(new Set(withSteps.map(({ path }) => path))).toEqual(new Set(guides.map(({ route }) => route)));
  });
});

it('the feed has every version of the product, newest first, and the page of the versions names it', () => {
  const { html } = pageAt('/docs/versions');
  const [, href = ''] = /<link[^>]*type="?application\/atom\+xml"?[^>]*href="?([^\s">]+)/.exec(html) ?? [];
  const feed = readBuilt(href.slice(1));
  const dates = feed.matchAll(/<updated>(\d{4}-\d\d-\d\d)T00:00:00Z<\/updated>/g);
  // The first date is that of the feed.
  const expected = [releases[0].date, ...releases.map(({ date }) => date)];
  expect([...dates].map(([, date]) => date)).toEqual(expected);
  const ids = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(releases.length + 1);
});
