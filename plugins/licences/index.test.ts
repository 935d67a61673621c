import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { licenceOf, packageFoldersOf } from './index';

it('finds the package of a file, even inside another package, and none for our own files', () => {
  expect(
    packageFoldersOf([
      '/site/src/theme/Error/index.tsx',
      '/site/node_modules/a/lib/one.js',
      '/site/node_modules/a/lib/two.js',
      '/site/node_modules/@group/b/index.js',
      '/site/node_modules/a/node_modules/c/index.js',
    ]),
  ).toEqual(['/site/node_modules/a', '/site/node_modules/@group/b', '/site/node_modules/a/node_modules/c']);
});

let root = '';
const packageWith = (name: string, about: object, files: Record<string, string> = {}): string => {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify({ name, ...about }) }))
    writeFileSync(path.join(folder, file), text);
  return folder;
};
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'licences-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(['LICENSE', 'license.md', 'LICENCE.txt', 'COPYING'])('finds the text in %s', (file) => {
  const folder = packageWith(file, { version: '1.0.0', license: 'MIT' }, { [file]: 'The text.\n' });
  expect(licenceOf(folder)).toEqual({ title: `${file} 1.0.0 MIT`, text: 'The text.' });
});

it('without a text, names the licence and the place of the code', () => {
  const repository = { url: 'git+https://code.example/a.git' };
  const folder = packageWith('a', { version: '2.0.0', license: 'MIT', repository });
  expect(licenceOf(folder)).toEqual({ title: 'a 2.0.0 MIT', text: 'https://code.example/a.git' });
});

it('refuses a package without a licence', () => {
  expect(() => licenceOf(packageWith('b', { version: '1.0.0' }))).toThrow('Le paquet « b »');
});
