// In place of Node's: notes the wait, and does not wait.
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

timers.setTimeout = async (milliseconds) => appendFileSync('attentes.txt', `${milliseconds / 1000}\n`);
syncBuiltinESMExports();
