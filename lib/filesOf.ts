import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files in a folder and below, in order, with slashes on every system: `docs/intro/index.html`. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();
