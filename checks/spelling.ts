// Checks spelling with cspell, in another process. cspell.json has its files and words.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { SiteFinding } from './site';

const ARGUMENTS = [
  'lint',
  '--no-progress',
  '--no-summary',
  '--no-color',
  '--gitignore',
  '--show-suggestions',
];
const TEMPLATE = ['$filename', '$row', '$col', '$text', '$suggestions'].join('\t');

/** Questions of readers have words that pages do not use. */
const wordsFile = (file: string): string =>
  file.endsWith('.questions.txt') ? 'checks/mots-des-lecteurs.txt' : 'checks/mots-du-projet.txt';

function findingIn(output: string): SiteFinding[] {
  const [file = '', line, column, word, suggestions = ''] = output.split('\t');
  if (word === undefined) return [];
  const proposed = suggestions ? ` Proposé : ${suggestions.replaceAll('’', "'")}.` : '';
  return [
    {
      file,
      line: Number(line),
      column: Number(column),
      message: `« ${word} » n'est pas dans le dictionnaire.${proposed} S'il est juste, ajoutez-le à ${wordsFile(file)}.`,
    },
  ];
}

export async function checkSpelling(files: readonly string[] = []): Promise<SiteFinding[]> {
  const cspell = spawn(
    process.execPath,
    ['node_modules/cspell/bin.mjs', ...ARGUMENTS, '--issue-template', TEMPLATE, ...files],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((resolve) => cspell.on('close', resolve));
  const [output, errors, status] = await Promise.all([text(cspell.stdout), text(cspell.stderr), ended]);
  const findings = output.split('\n').flatMap(findingIn);
  // cspell also ends with 1 when it finds words; without any, something else went wrong.
  if (status !== 0 && findings.length === 0) throw new Error(`cspell a échoué :\n${output}${errors}`);
  return findings;
}
