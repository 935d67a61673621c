// Finds in the output of Docusaurus what writers need to know of an error: file, line, what is wrong and what to do.
import path from 'node:path';
import { escapeHtml } from '../../lib/builtPages';
import { machineFault } from '../../lib/machineFault';
import { RELOAD_SCRIPT } from '../../plugins/writers-server';

/** An error of this project: « docs/admin/roles.mdx:12:3 : what is wrong and what to do ». */
const LOCATED = /(?:^|[\s[(])((?:[\w.-]+\/)*[\w.-]+\.\w+:\d+(?::\d+)? : .+)$/;
const SYNTAX = /ParseError|Transform failed|Syntax ?Error/;
const MEND_SYNTAX =
  "ce fichier ne se lit pas. Regardez cette ligne et celle d'avant : il manque peut-être une virgule, un guillemet, une parenthèse ou une accolade.";
const PLACE = /(?:[\w.-]+\/)*[\w.-]+\.\w+:\d+/;

/** Node prints an error without a stack in brackets. */
const withoutBracket = (line: string): string =>
  line.split(']').length > line.split('[').length ? line.replace(/\]$/, '') : line;

const lastError = (text: string): string =>
  (text.split(/\[ERROR\] /).at(-1) ?? text).replace(/\n\[INFO\][\s\S]*$/, '');

/** `text` is the output of Docusaurus or of the bundler. */
export function faultIn(text: string, root = process.cwd()): string {
  const fault = machineFault(lastError(text), root);
  if (fault) return fault;
  const error = lastError(text.replaceAll(root + path.sep, ''));
  const located = error.split('\n').flatMap((line) => LOCATED.exec(line)?.[1] ?? []);
  if (located.length > 0) return [...new Set(located.map(withoutBracket))].join('\n');

  const lines = (error.split('[cause]: ').at(-1) ?? error).split('\n');
  const message = lines
    .filter((line) => !/^\s*│?\s*at |^\s*[{}]\s*$/.test(line))
    .map((line) => line.replace(/^[\s│×╰─▶]+|\s+$/g, ''))
    .join('\n')
    .replace(/^Error: /, '')
    .trim();
  const place = PLACE.exec(message)?.[0];
  if (place && SYNTAX.test(message)) {
    const [reason = ''] = message.split('\n').filter((line) => /expected|unterminated/i.test(line));
    return `${place} : ${MEND_SYNTAX}\n${reason}`.trim();
  }
  // An error that names no file is located by the first file of ours in its stack.
  const callers = lines.flatMap(
    (line) => /^\s*at (?!.*node_modules)(?:.*\()?([^():]+:\d+):\d+\)?$/.exec(line)?.[1] ?? [],
  );
  const isPlaced = /\.(?:tsx?|ya?ml|mdx|json|css|txt)\b/.test(message) || callers.length === 0;
  return isPlaced ? message : `${callers[0]} : ${message}`;
}

/** It reloads by itself. */
export const faultPage = (fault: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>À corriger</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
pre { border-inline-start: 4px solid light-dark(#b3261e, #f2b8b5); font: 1rem/1.6 ui-monospace, monospace; padding-inline-start: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>À corriger</h1>
<pre role="alert">${escapeHtml(fault)}</pre>
<p>Corrigez, puis enregistrez : la page revient d'elle-même.</p>
</main>
<script>${RELOAD_SCRIPT}</script>
</body>
</html>
`;
