// A variable that was forgotten: the sample names it, calls nothing, and leaves the terminal open.
import { siteApiReference } from '../../api-reference.config';
import { execute } from './execute';
import type { OperationSample } from './operations';
import { piecesOf, type Reader } from './readers';
import { faultsWhere, type Result } from './results';

const SENTENCE = /\w+ ?: ?variable à définir|Variable à définir : \w+/;
const STILL_HERE = 'le-terminal-est-toujours-la';

const isShell = (reader: Reader): boolean => reader === 'bash' || reader === 'zsh';

/** A page of a web server answers 503 rather than end. */
const isPage = (name: string, reader: Reader): boolean => name === 'recevoir-webhook' && reader === 'php';

/** The receiver reads the function that verifies in a file beside it. */
function filesBeside(reader: Reader): Readonly<Record<string, string>> {
  const code = piecesOf('verifier-webhook', reader).join('\n');
  const names = ['verifier-webhook.mjs', 'verifier_webhook.py', 'verifier-webhook.php'];
  return Object.fromEntries(names.map((name) => [name, code]));
}

async function tryOne(name: string, reader: Reader, code: string, folder: string): Promise<Result> {
  // Not the pieces of a list, which would stop at the first that ends badly.
  const text = isShell(reader) ? `${code}\necho ${STILL_HERE}` : code;
  const {
    code: exit,
    stdout,
    stderr,
  } = await execute(reader, [text], { folder, files: filesBeside(reader) });
  return {
    group: 'Autres',
    name: `${name} sans variable`,
    reader,
    faults: faultsWhere({
      [`affiche ${stdout}${stderr}`]: !SENTENCE.test(`${stdout}${stderr}`),
      'le terminal se ferme': isShell(reader) && !stdout.includes(STILL_HERE),
      'le programme réussit': !isShell(reader) && !isPage(name, reader) && exit === 0,
      'appelle quand même': /curl: \(|Failed to parse URL|MissingSchema/.test(stderr),
    }),
  };
}

/** Defines a function, and reads nothing. */
const WITHOUT_VARIABLE = ['verifier-webhook'];

export const missingTasks = (
  samples: readonly OperationSample[],
  readers: readonly Reader[],
  folder: string,
): (() => Promise<Result>)[] => [
  ...samples.map(
    ({ id, reader, code }) =>
      () =>
        tryOne(id, reader, code, folder),
  ),
  ...siteApiReference
    .fileSampleNames()
    .filter(({ name }) => !WITHOUT_VARIABLE.includes(name))
    .flatMap(({ name }) =>
      readers.map((reader) => () => tryOne(name, reader, piecesOf(name, reader)[0] ?? '', folder)),
    ),
];
