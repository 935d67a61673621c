// How much code an engineer has to carry on: what grows here has to take something else away, or to raise a budget knowingly.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|css|mjs|cjs|js)$/.test(file) && existsSync(file));

const isTest = (file: string): boolean => /^tests\/|\.test\.tsx?$/.test(file);
const isBench = (file: string): boolean => file.startsWith('bench/') && !isTest(file);
/** An owner may have more to say and to draw. */
const isContent = (file: string): boolean => /^(?:product|src\/figures)\//.test(file) && !isTest(file);
const isCode = (file: string): boolean => !isTest(file) && !isBench(file) && !isContent(file);

const linesOf = (isCounted: (file: string) => boolean): number =>
  files.filter(isCounted).reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

// The goal is 25,000 lines of code and 17,500 of tests.
it.each([
  ['code', isCode, 27_500],
  ['tests', isTest, 20_450],
  ['bench', isBench, 1200],
] as const)('%s stays within its budget of lines', (_, isCounted, budget) => {
  expect(linesOf(isCounted)).toBeLessThanOrEqual(budget);
});
