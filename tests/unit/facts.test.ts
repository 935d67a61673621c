// npm run facts
import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { readPages } from '../../checks/page';
import { findPlaceholders } from '../../markdown/facts/placeholders';
import { fact, factNames } from '../../product/facts';
import { outputOf } from '../output';

const run = (...names: string[]) =>
  outputOf(spawn(process.execPath, ['--import', 'tsx', 'scripts/list-fact-uses.ts', ...names]));

/** Each place where a page names a fact. */
const uses = readPages('docs').flatMap(({ file, source }) =>
  findPlaceholders(source).flatMap(({ name, line }) => (name ? [{ name, place: `${file}:${line}` }] : [])),
);

it('lists the lines that use a fact, or how often each fact is used, or names near to an unknown one', async () => {
  const [{ name, place } = { name: '', place: '' }] = uses;
  const [one, all, none] = await Promise.all([run(name), run(), run(`${name}É`)]);
  expect([one.code, all.code, none.code]).toEqual([0, 0, 1]);
  expect(one.stdout.split('\n').filter((line) => line === place)).toHaveLength(1);
  const lines = all.stdout.trim().split('\n');
  expect(lines.map((line) => line.replace(/ \(\d+\) : /, ' : '))).toEqual(
    factNames().map((each) => `${each} : ${fact(each) ?? 'tableau'}`),
  );
  expect(lines.find((line) => line.startsWith(`${name} (`))).toMatch(/ \([1-9]\d*\) : /);
  expect(none.stderr).toContain(`Noms proches : ${name},`);
});
