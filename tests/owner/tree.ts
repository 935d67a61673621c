// The copy of the project, as an owner works in it: read, write, run a command.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Edit, edited } from '../../scripts/pages/project';
import { ownFiles } from '../projectCopy';

export type Tree = {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly has: (file: string) => boolean;
  readonly write: (file: string, text: string) => void;
  /** Edits at offsets of the text as it is. */
  readonly edit: (file: string, edits: (source: string) => readonly Edit[]) => void;
  /** The files that are not as in the project, those that are gone or new in docs/ included. */
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
    has: (file) => existsSync(at(file)),
    write,
    edit: (file, edits) => write(file, edited(read(file), edits(read(file)))),
    changed: () => {
      const pages = readdirSync(at('docs'), { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
      const contentOf = (file: string): Buffer | undefined =>
        existsSync(file) ? readFileSync(file) : undefined;
      return [...new Set([...ownFiles(), ...pages])].filter((file) => {
        const [before, now] = [contentOf(file), contentOf(at(file))];
        return !before || !now || !before.equals(now);
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
