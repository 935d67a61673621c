import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type About, hexOf, MANIFEST, makeArchive, SUMS } from './archive';

const about: About = {
  product: 'Carnet de jardin',
  edition: '2031-02-03',
  commit: 'c0ffee'.repeat(7).slice(0, 40),
  contract: '4.5.6',
  site: 'https://jardin.example/aide/',
  variables: { DOCS_BASE_URL: '/aide/' },
};

let folder = '';
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  put('index.html', 'accueil');
  put('docs/arroser un semis/index.html', 'page');
  put('docs/arroser un semis/index.html.br', 'copie');
  put('docs/arroser un semis/index.html.gz', 'copie');
  put('graines.tar.gz', 'à télécharger');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const made = () => makeArchive(folder, 'carnet', about);
const namesIn = (zip: Uint8Array): string[] => Object.keys(unzipSync(zip));

describe('an archive', () => {
  it('has every file of the site in order, without the copies that a host compresses', () => {
    expect(namesIn(made().zip)).toEqual([
      SUMS,
      'docs/arroser un semis/index.html',
      'graines.tar.gz',
      'index.html',
      MANIFEST,
    ]);
  });

  it('sums up every file but the list itself', () => {
    const { sums, zip } = made();
    const listed = sums.toString().split('\n').slice(0, -1);
    const files = Object.entries(unzipSync(zip)).filter(([name]) => name !== SUMS);
    expect(listed.toSorted()).toEqual(
      files.map(([name, bytes]) => `${hexOf(Buffer.from(bytes))}  ${name}`).toSorted(),
    );
  });

  it.each([MANIFEST, SUMS])('is refused where the site has a %s of its own', (name) => {
    put(name, '{}');
    expect(made).toThrow(new RegExp(`déjà ${name}.*renommez`));
  });

  it('is refused where there is no site', () => {
    rmSync(path.join(folder, 'index.html'));
    expect(made).toThrow(/npm run build/);
  });
});
