// What search looks through is what the build wrote.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SearchData } from '../../search/shared/data';
import { categories, docs } from '../routes';
import { readSiteData } from '../search/site';

const GENERATED = 'search/default/sections.json';

const written = readFileSync(path.join('.docusaurus', GENERATED), 'utf8');
const dataOf = (json: string): SearchData => JSON.parse(json);
const urlsOf = ({ pages }: SearchData): string[] =>
  pages.flatMap(([url, , , sections]) => sections.map(([id]) => (id ? `${url}#${id}` : url)));

describe('the sections', () => {
  const urls = new Set(urlsOf(dataOf(written)));

  it.each([...docs, ...categories])('of $path are those of its headings', ({ path: route }) => {
    const html = readFileSync(path.join('build', route, 'index.html'), 'utf8');
    const article = /<(?:article|main)\b[\s\S]*<\/(?:article|main)>/.exec(html)?.[0] ?? '';
    const headings = [...article.matchAll(/<h[23]\b[^>]*\bid="?([\w-]+)/g)].map(([, id]) => `${route}#${id}`);
    expect([route, ...headings].filter((url) => !urls.has(url))).toEqual([]);
  });

  it('are many: three headings a page and more', () => {
    expect(urls.size).toBeGreaterThan(4 * docs.length);
  });

  it('are of pages that exist, and none is there twice', () => {
    const known = new Set([...docs, ...categories].map(({ path: route }) => route));
    const all = urlsOf(dataOf(written));
    expect(all.filter((url) => !known.has(url.split('#')[0] ?? ''))).toEqual([]);
    expect(all.length).toBe(urls.size);
  });

  it('are the same bytes at every reading', async () => {
    // The build has read them once: what is read now has the same sections, in the same order.
    expect(JSON.stringify(await readSiteData())).toBe(JSON.stringify(dataOf(written)));
  });
});

it('an unlisted page is in no result', () => {
  const fixture = dataOf(readFileSync(path.join('.fixture/site/.docusaurus', GENERATED), 'utf8'));
  expect(urlsOf(fixture)).toContain('/docs/titres');
  expect(urlsOf(fixture).filter((url) => url.includes('non_repertoriee'))).toEqual([]);
});

it('no page carries the sections: they come when somebody searches', () => {
  const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  const [url, title] = dataOf(written).pages[0] ?? [];
  const start = JSON.stringify([url, title]).slice(0, -1);
  const carriers = scripts.filter((file) =>
    readFileSync(path.join('build/assets/js', file), 'utf8').includes(start),
  );
  expect(carriers).toEqual([expect.stringMatching(/^search-sections\.[0-9a-f]{8}\.js$/)]);
});
