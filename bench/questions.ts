import { readFileSync } from 'node:fs';

/** One question out of so many of those that the tests ask. */
const ONE_OUT_OF = 30;

export const questions = readFileSync('tests/search/questions.tsv', 'utf8')
  .trim()
  .split('\n')
  .filter((_, i) => i % ONE_OUT_OF === 1)
  .flatMap((line) => line.split('\t')[1] ?? []);
