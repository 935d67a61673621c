// Articles are in their page and not in its script: seen on the fixture site.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fixtureOutDir } from '../fixtures/build';

const KB = 1024;
const OUT = fixtureOutDir('site');
const SCRIPTS = path.join(OUT, 'assets/js');

const scripts = readdirSync(SCRIPTS)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(path.join(SCRIPTS, file), 'utf8') }));

/** The scripts that this page asks for beside those of every page, compressed. */
function weightOf(route: string): number {
  const routes: Record<string, Record<string, unknown>> = JSON.parse(
    readFileSync(path.join(OUT, '../.docusaurus/routesChunkNames.json'), 'utf8'),
  );
  const chunks = Object.entries(routes).find(([key]) => key.replace(/-[^-]+$/, '') === route)?.[1] ?? {};
  const own = scripts.filter(({ file }) => Object.values(chunks).includes(file.split('.')[0]));
  expect(own.length).toBeGreaterThan(0);
  return own.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

// Words of the fixture that the table of contents does not repeat: of a text, a table, a folded part, a sample.
const WORDS = ['est celui du jeton', 'identifiant de la graine', 'se lit sans script', 'curl --fail'];

it.each(WORDS)('« %s » is in the page and in no script', (word) => {
  const page = readFileSync(path.join(OUT, 'docs/parties/index.html'), 'utf8');
  expect(page.includes(word)).toBe(true);
  const written = [word, word.replace('’', '\\u2019')];
  expect(
    scripts.filter(({ code }) => written.some((form) => code.includes(form))).map(({ file }) => file),
  ).toEqual([]);
});

it('pictures and files that an article shows are published, however small', () => {
  const page = readFileSync(path.join(OUT, 'docs/typographie/index.html'), 'utf8');
  const shown = [...page.matchAll(/(?:src|href)="?\/(assets\/(?:images|files)\/[^\s">]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(shown.map((file) => file.replace(/-[0-9a-f]+\./, '.'))).toEqual([
    'assets/images/partage.png',
    'assets/images/plan.png',
    'assets/files/releve.yaml',
  ]);
  for (const file of shown) expect(statSync(path.join(OUT, file)).size).toBeGreaterThan(0);
  expect(page).not.toContain('src="data:');
});

it('a long page weighs no more script than a short one, within half a kilobyte', () => {
  const difference = weightOf('/docs/parties') - weightOf('/docs/titres');
  expect(Math.abs(difference)).toBeLessThan(KB / 2);
});
