// The copy of the project, as an owner works in it: read, write, run a command.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { projectFiles } from '../projectCopy';

export type Tree = {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Fails where nothing is changed: what was looked for is not there. */
  readonly edit: (file: string, change: (source: string) => string) => void;
  /** The files that are not as in the project, those that are new in docs/ included. */
  readonly changed: () => readonly string[];
  /** Throws what the command printed, if it fails. */
  readonly run: (command: string, variables?: Readonly<Record<string, string>>) => Promise<void>;
};

export function treeIn(root: string): Tree {
  const at = (file: string): string => path.join(root, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string): void => writeFileSync(at(file), text);
  return {
    root,
    read,
    write,
    edit: (file, change) => {
      const now = change(read(file));
      if (now === read(file)) throw new Error(`tests/owner : rien à changer dans ${file}.`);
      write(file, now);
    },
    changed: () => {
      const pages = readdirSync(at('docs'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join('docs', file),
      );
      return [...new Set([...projectFiles(), ...pages])].filter((file) => {
        if (!statSync(at(file), { throwIfNoEntry: false })?.isFile()) return false;
        return !existsSync(file) || !readFileSync(file).equals(readFileSync(at(file)));
      });
    },
    run: async (command, variables = {}) => {
      const began = Date.now();
      const child = spawn(command, {
        cwd: root,
        shell: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...variables },
      });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
      console.log(`  ${command} : ${Math.round((Date.now() - began) / 1000)} s`);
      if (status !== 0) throw new Error(`${command} : échec (${status})\n${output}\n${errors}`);
    },
  };
}
