// What keeps a command from writing and is no fault of the site: a full disk, a folder that is read-only. In one sentence,
// with what to do; the stack of the code that met it would only hide that.
import path from 'node:path';

type Fault = {
  /** What Node calls it, and the system, whose words the bundler gives. */
  readonly signs: RegExp;
  readonly tell: (file: string | undefined) => string;
};

const AGAIN = 'puis relancez la commande';

const FAULTS: readonly Fault[] = [
  {
    signs: /\bENOSPC\b|No space left on device/,
    tell: (file) =>
      `Le disque est plein${file ? ` (${file} ne peut pas être écrit)` : ''} : libérez de la place, ${AGAIN}.`,
  },
  {
    signs: /\bEDQUOT\b|Disk quota exceeded/i,
    tell: () => `Votre part du disque est pleine : libérez de la place, ${AGAIN}.`,
  },
  {
    signs: /\bEROFS\b|Read-only file system/,
    tell: (file = 'Le dossier du site') =>
      `${file} est sur un disque en lecture seule : rendez ce disque inscriptible, ou copiez le projet ailleurs, ${AGAIN}.`,
  },
  {
    signs: /\b(?:EACCES|EPERM)\b|Permission denied \(os error|Operation not permitted \(os error/,
    tell: (file = 'ce dossier') =>
      `Votre compte n'a pas le droit d'écrire ${file} : donnez-lui ce droit, par exemple par « sudo chown -R "$USER" . », ${AGAIN}.`,
  },
];

/** Node names the file: « EROFS: read-only file system, mkdir '/aide/build' ». */
const fileIn = (text: string): string | undefined => /\bE[A-Z]+: [^\n]*?, \w+ '([^'\n]+)'/.exec(text)?.[1];

/** `text` is an error with all its causes, as it would be printed. Nothing for an error of any other kind. */
export function machineFault(text: string, root = process.cwd()): string | undefined {
  const fault = FAULTS.find(({ signs }) => signs.test(text));
  const file = fileIn(text);
  return fault?.tell(file && (path.relative(root, file) || file));
}
