// The copy of the project, as an owner works in it: read, write, run a command.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Edit, edited } from '../../scripts/pages/project';

export type Tree = {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly has: (file: string) => boolean;
  readonly write: (file: string, text: string) => void;
  /** Edits at offsets of the text as it is. */
  readonly edit: (file: string, edits: (source: string) => readonly Edit[]) => void;
  /** Stops everything if the command fails, with what it printed. */
  readonly run: (command: string, variables?: Readonly<Record<string, string>>) => void;
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
    run: (command, variables = {}) => {
      const began = Date.now();
      const { status, stdout, stderr } = spawnSync(command, {
        cwd: root,
        shell: true,
        encoding: 'utf8',
        maxBuffer: 100_000_000,
        env: { ...process.env, ...variables },
      });
      console.log(`  ${command} : ${Math.round((Date.now() - began) / 1000)} s`);
      if (status === 0) return;
      throw new Error(`${command} : échec (${status})\n${stdout}\n${stderr}`);
    },
  };
}
