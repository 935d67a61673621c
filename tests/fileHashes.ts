// The hash of each file in a folder, to compare two folders.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../lib/filesOf';
import { sha256Of } from '../markdown-export';

export const hashesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesOf(folder).map((file) => [file, sha256Of(readFileSync(path.join(folder, file)))]));
