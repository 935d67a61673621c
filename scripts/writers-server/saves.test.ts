import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isReadOnce, watchSaves } from './saves';

/** A small tree that is watched, and what was said to be saved in it. */
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
  return { root, write, saves };
}

it('notices a save, also where the editor replaces the file', async () => {
  const { root, write, saves } = await watched();
  write('sidebars.ts', 'after');
  await vi.waitFor(() => expect(saves).toEqual(['sidebars.ts']), 5000);
  write('product/a.ts.tmp', 'after');
  renameSync(path.join(root, 'product/a.ts.tmp'), path.join(root, 'product/a.ts'));
  await vi.waitFor(() => expect(saves).toEqual(['sidebars.ts', 'product/a.ts']), 5000);
});

it('follows folders that come later', async () => {
  const { root, write, saves } = await watched();
  mkdirSync(path.join(root, 'product/new'));
  write('product/new/b.ts', 'before');
  await vi.waitFor(() => expect(saves).toEqual(['product/new/b.ts']), 5000);
  write('product/new/b.ts', 'after');
  await vi.waitFor(() => expect(saves).toHaveLength(2), 5000);
});

it('says nothing of tests, of what editors write beside a file, or of a file that stays the same', async () => {
  const { root, write, saves } = await watched();
  for (const name of ['a.test.ts', '.a.ts.swp', 'a.ts~', '#a.ts#', '4913']) write(`product/${name}`, 'x');
  utimesSync(path.join(root, 'product/a.ts'), new Date(), new Date());
  write('product/c.ts', 'seen');
  await vi.waitFor(() => expect(saves).toEqual(['product/c.ts']), 5000);
});

it('leaves to Docusaurus what it follows by itself', () => {
  const files = ['product/a.ts', 'product/a.yaml', 'src/figures/a.tsx', 'src/css/tokens.css'];
  expect(files.filter((file) => !isReadOnce(file))).toEqual([]);
  expect(
    [
      'docs/a.mdx',
      'docs/a.questions.txt',
      'src/components/A.tsx',
      'src/css/a.css',
      'search/client/A.tsx',
    ].filter(isReadOnce),
  ).toEqual([]);
});
