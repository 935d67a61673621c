import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { machineFault } from './machineFault';

/** As Docusaurus prints it: its own message first, then the cause, each with a stack. */
const printed = (message: string): string =>
  inspect(new Error('Unable to build website for locale fr.', { cause: new Error(message) }));

it.each([
  ['ENOSPC: no space left on device, write', 'Le disque est plein : libérez de la place'],
  ["ENOSPC: no space left on device, open '/site/build/a.js'", 'Le disque est plein (build/a.js'],
  ['No space left on device (os error 28)', 'Le disque est plein : libérez de la place'],
  ["EROFS: read-only file system, mkdir '/site/.build'", '.build est sur un disque en lecture seule'],
  ['Read-only file system (os error 30)', 'Le dossier du site est sur un disque en lecture seule'],
  ["EACCES: permission denied, rmdir '/site/build'", "Votre compte n'a pas le droit d'écrire build :"],
  ["EPERM: operation not permitted, rename '/site/a' -> '/site/b'", "n'a pas le droit d'écrire"],
  ['Permission denied (os error 13)', "n'a pas le droit d'écrire ce dossier"],
  ["EDQUOT: disk quota exceeded, open '/site/build/a.js'", 'Votre part du disque est pleine'],
])('« %s » is explained in one sentence, with what to do', (message, explanation) => {
  const fault = machineFault(printed(message), '/site');
  expect(fault).toContain(explanation);
  expect(fault).toMatch(/^[^\n]+ : [^\n]+, puis relancez la commande\.$/);
});

it.each([
  "ENOENT: no such file or directory, open '/site/docs/a.mdx'",
  'docs/a.mdx:3 : le fait « x » n’existe pas.',
])('« %s » is no fault of the machine', (message) => {
  expect(machineFault(printed(message))).toBeUndefined();
});
