import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MOVED_PAGES, NEXT_LEDGER } from '../../lib/addresses';
import type { Redirect } from '../../product/redirects';
import { keptAddresses } from './index';

const PAGES = [{ file: 'docs/b/index.html', text: '<h1>B</h1>' }];

/** What a build of these pages leaves for those who end it. */
function built({ ledger, redirects = [] }: { ledger?: string; redirects?: readonly Redirect[] }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'adresses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'addresses.txt');
  if (ledger !== undefined) writeFileSync(file, ledger);
  const add = keptAddresses({ ledger: file, redirects, file: path.join(folder, 'redirects.ts') });
  const pages = add(PAGES, { outDir: path.join(folder, 'build'), baseUrl: '/' });
  const left = (name: string): string | undefined => {
    const place = path.join(folder, 'build-deploy', name);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  return { pages, next: left(NEXT_LEDGER), moved: left(MOVED_PAGES) };
}

it('leaves the ledger with what is new, in order, and nothing where it is whole or missing', () => {
  expect(built({ ledger: '' }).next).toBe('/docs/b\n');
  expect(built({ ledger: '/docs/b\r\n' }).next).toBeUndefined();
  expect(built({ ledger: '/docs/b\n/docs/b\n' }).next).toBe('/docs/b\n');
  expect(built({}).next).toBeUndefined();
});

it('leaves for hosts where old pages lead, and the pages as they were', () => {
  const redirects = [{ from: '/docs/a', to: '/docs/b' }] as const;
  const { moved, pages } = built({ ledger: '/docs/a\n', redirects });
  expect(JSON.parse(moved ?? '')).toEqual(redirects);
  expect(pages).toEqual(PAGES);
  expect(JSON.parse(built({}).moved ?? '')).toEqual([]);
});

it('ends the build for what is lost, in words alone', () => {
  expect(() => built({ ledger: '/docs/a\n' })).toThrow("{ from: '/docs/a', to: '/docs/b' },");
});
