// Facts against the rest of the project: product/ itself knows nothing of pages.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../checks/page';
import { findPlaceholders } from '../../markdown/facts/placeholders';
import { fact, factNames } from '../../product/facts';

describe('npm run facts', { timeout: 30_000 }, () => {
  const run = (...names: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/list-fact-uses.ts', ...names], {
      encoding: 'utf8',
    });

  /** Each place where a page names a fact. */
  const uses = readPages('docs').flatMap(({ file, source }) =>
    findPlaceholders(source).flatMap(({ name, line }) => (name ? [{ name, place: `${file}:${line}` }] : [])),
  );

  it('says once which line of which page uses a fact', () => {
    const placesOf = (wanted: string) => [
      ...new Set(uses.filter(({ name }) => name === wanted).map(({ place }) => place)),
    ];
    const [name = ''] = factNames().toSorted((one, other) => placesOf(other).length - placesOf(one).length);
    const { status, stdout } = run(name);
    expect(status).toBe(0);
    // The questions beside the pages may name it as well.
    const lines = stdout.split('\n').filter((line) => /^docs\/.*\.mdx:/.test(line));
    expect(lines).toEqual(placesOf(name));
  });

  it('lists every fact with its value and the number of its uses', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => line.replace(/ \(\d+\) : /, ' : '))).toEqual(
      factNames().map((name) => `${name} : ${fact(name) ?? 'tableau'}`),
    );
    for (const { name } of uses)
      expect(lines.find((line) => line.startsWith(`${name} (`))).toMatch(/ \([1-9]\d*\) : /);
  });

  it('refuses a name that does not exist, and proposes others', () => {
    const [name = ''] = factNames();
    const { status, stderr } = run(`${name}É`);
    expect(status).toBe(1);
    expect(stderr).toContain(`Noms proches : ${name},`);
  });
});
