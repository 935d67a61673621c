// The hash of each file in a folder, to compare two folders.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../copies';
import { filesOf } from '../lib/filesOf';

export const hashesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesOf(folder).map((file) => [file, sha256Of(readFileSync(path.join(folder, file)))]));
