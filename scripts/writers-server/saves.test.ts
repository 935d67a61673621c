import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isReadOnce, watchSaves } from './saves';

/** Watches a small project. */
async function watched() {
  const root = mkdtempSync(path.join(tmpdir(), 'saves-'));
  const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
  mkdirSync(path.join(root, 'product'));
  write('product/a.ts', 'before');
  write('sidebars.ts', 'before');
  const saves: string[] = [];
  const stop = await watchSaves((files) => saves.push(...files), root);
  onTestFinished(() => {
    stop();
    rmSync(root, { recursive: true });
  });
  const expectSaves = (...files: string[]) => vi.waitFor(() => expect(saves).toEqual(files), 5000);
  return { root, write, expectSaves };
}

it('reports a save, also where the editor replaces the file or the folder is new', async () => {
  const { root, write, expectSaves } = await watched();
  write('sidebars.ts', 'after');
  await expectSaves('sidebars.ts');
  write('product/a.ts.tmp', 'after');
  renameSync(path.join(root, 'product/a.ts.tmp'), path.join(root, 'product/a.ts'));
  await expectSaves('sidebars.ts', 'product/a.ts');
  mkdirSync(path.join(root, 'product/new'));
  write('product/new/b.ts', 'before');
  await expectSaves('sidebars.ts', 'product/a.ts', 'product/new/b.ts');
  write('product/new/b.ts', 'after');
  await expectSaves('sidebars.ts', 'product/a.ts', 'product/new/b.ts', 'product/new/b.ts');
});

it('does not report tests, temporary files of editors, or files whose text stays the same', async () => {
  const { root, write, expectSaves } = await watched();
  for (const name of ['a.test.ts', '.a.ts.swp', 'a.ts~', '#a.ts#', '4913']) write(`product/${name}`, 'x');
  utimesSync(path.join(root, 'product/a.ts'), new Date(), new Date());
  write('product/c.ts', 'seen');
  await expectSaves('product/c.ts');
});

it('restarts the site only for what Docusaurus does not watch', () => {
  const readOnce = ['product/a.ts', 'product/a.yaml', 'src/figures/a.tsx', 'src/css/tokens.css'];
  const components = ['src/components/A.tsx', 'src/css/a.css', 'search/client/A.tsx'];
  const watchedFiles = ['docs/a.mdx', 'docs/a.questions.txt', ...components];
  expect([...readOnce, ...watchedFiles].filter(isReadOnce)).toEqual(readOnce);
});
