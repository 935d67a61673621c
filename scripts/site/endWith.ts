// Ends a command with the message of an error.
import { inspect } from 'node:util';
import logger from '@docusaurus/logger';
import { machineFault } from '../../lib/machineFault';

/** An error without a stack (lib/errorWithoutStack.ts) is for users. Docusaurus wraps it in its own. */
function userErrorIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.stack === error.message ? error : userErrorIn(error.cause);
}

export function endWith(error: unknown): never {
  const text = userErrorIn(error)?.message ?? inspect(error, { depth: Infinity });
  logger.error(machineFault(text) ?? text);
  process.exit(1);
}
