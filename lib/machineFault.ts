// Faults of the machine that keep a command from writing, such as a full disk: in one sentence, with what to do. A stack of
// the code would only hide that.
import path from 'node:path';

type Fault = {
  /** The codes of Node, and the words of the system, which the bundler prints. */
  readonly signs: RegExp;
  readonly explain: (file: string | undefined) => string;
};

const AGAIN = 'puis relancez la commande';

const FAULTS: readonly Fault[] = [
  {
    signs: /\bENOSPC\b|No space left on device/,
    explain: (file) =>
      `Le disque est plein${file ? ` (${file} ne peut pas être écrit)` : ''} : libérez de la place, ${AGAIN}.`,
  },
  {
    signs: /\bEDQUOT\b|Disk quota exceeded/i,
    explain: () => `Votre part du disque est pleine : libérez de la place, ${AGAIN}.`,
  },
  {
    signs: /\bEROFS\b|Read-only file system/,
    explain: (file = 'Le dossier du site') =>
      `${file} est sur un disque en lecture seule : rendez ce disque inscriptible, ou copiez le projet ailleurs, ${AGAIN}.`,
  },
  {
    signs: /\b(?:EACCES|EPERM)\b|Permission denied \(os error|Operation not permitted \(os error/,
    explain: (file = 'ce dossier') =>
      `Votre compte n'a pas le droit d'écrire ${file} : donnez-lui ce droit, par exemple par « sudo chown -R "$USER" . », ${AGAIN}.`,
  },
];

/** `text` is an error with all its causes, as it would be printed. Undefined for any other error. */
export function machineFault(text: string, root = process.cwd()): string | undefined {
  // Node names the file: « EROFS: read-only file system, mkdir '/aide/build' ».
  const file = /\bE[A-Z]+: [^\n]*?, \w+ '([^'\n]+)'/.exec(text)?.[1];
  return FAULTS.find(({ signs }) => signs.test(text))?.explain(file && (path.relative(root, file) || file));
}
