// How a command ends that cannot go on: with what is wrong.
import { inspect } from 'node:util';
import logger from '@docusaurus/logger';
import { machineFault } from '../../lib/machineFault';

/** Errors that the code is not to blame for have no stack, only what they tell. */
const isTold = (error: unknown): error is Error => error instanceof Error && error.stack === error.message;

export function endWith(error: unknown): never {
  // With all its causes: Docusaurus puts its own words around the error that counts.
  const text = isTold(error) ? error.message : inspect(error, { depth: Infinity });
  logger.error(machineFault(text) ?? text);
  process.exit(1);
}
