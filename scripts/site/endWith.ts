// How a command ends that cannot go on: with what is wrong.
import { inspect } from 'node:util';
import logger from '@docusaurus/logger';
import { machineFault } from '../../lib/machineFault';

/** Errors that the code is not to blame for have no stack, only their message. */
const isTold = (error: Error): boolean => error.stack === error.message;

/** Docusaurus puts its own words, and its stack, around the error that counts. */
function toldIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return isTold(error) ? error : toldIn(error.cause);
}

export function endWith(error: unknown): never {
  const text = toldIn(error)?.message ?? inspect(error, { depth: Infinity });
  logger.error(machineFault(text) ?? text);
  process.exit(1);
}
