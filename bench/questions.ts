import { LISTS, readQuestions } from '../tests/search/questions';

/** One question out of so many of those that the tests ask. */
const ONE_OUT_OF = 30;

export const questions = readQuestions(LISTS.read)
  .filter((_, i) => i % ONE_OUT_OF === 0)
  .map(({ question }) => question);
