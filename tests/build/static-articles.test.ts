// Articles are in their page and not in its script, on the fixture site.
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { readBuilt } from '../builtSite';
import { fixtureOutDir } from '../fixtures/build';

const OUT = fixtureOutDir('site');

const scripts = filesOf(path.join(OUT, 'assets/js'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readBuilt(`assets/js/${file}`, OUT) }));

// Words that the table of contents does not repeat: of a text, a table, a folded part, a sample.
const WORDS = ['est celui du jeton', 'identifiant de la graine', 'se lit sans script', 'curl --fail'];

it.each(WORDS)('« %s » is in the page and in no script', (word) => {
  expect(readBuilt('docs/parties/index.html', OUT)).toContain(word);
  const written = [word, word.replace('’', '\\u2019')];
  const naming = scripts.filter(({ code }) => written.some((form) => code.includes(form)));
  expect(naming.map(({ file }) => file)).toEqual([]);
});

it('pictures and files that an article shows are published, however small', () => {
  const page = readBuilt('docs/typographie/index.html', OUT);
  const links = page.matchAll(/(?:src|href)="?\/(assets\/(?:images|files)\/[^\s">]+)/g);
  const shown = [...links].map(([, file = '']) => file);
  expect(shown.map((file) => file.replace(/-[0-9a-f]+\./, '.'))).toEqual([
    'assets/images/partage.png',
    'assets/images/plan.png',
    'assets/files/releve.yaml',
  ]);
  for (const file of shown) expect(statSync(path.join(OUT, file)).size).toBeGreaterThan(0);
  expect(page).not.toContain('src="data:');
});
