// Notices what a writer saves, by content: editors write, rename and touch files in many ways.
import { createHash } from 'node:crypto';
import { existsSync, type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';

/** What the site is made of. */
const SOURCES = [
  ...[
    'product',
    'docs',
    'i18n',
    'lib',
    'markdown',
    'plugins',
    'api-reference',
    'search',
    'figure-kit',
    'src',
  ],
  ...['sidebars.ts', 'sidebarsWithOperations.ts'],
  ...['api-reference.config.ts', 'search.config.ts', 'site.config.ts', 'docusaurus.config.js'],
];
/** What Docusaurus and the bundler follow by themselves. */
const FOLLOWED = [
  ...[/^docs\/.*\.(?:mdx|questions\.txt)$/, /^search\/client\//, /^figure-kit\/.*\.css$/],
  // The colours of the pictures are among the tokens.
  ...[/^src\/(?!figures\/|css\/tokens\.css$)/],
];
/** Tests beside the files, explanations, and what editors keep beside a file. */
const IGNORED = /\.test\.tsx?$|\.md$|(?:^|\/)[.#]|~$|\.(?:sw[a-z]|tmp|bak)$|(?:^|\/)4913$/;
/** Several files are often saved at once. */
const QUIET_MS = 150;

/** Whether the site must start again to show a save of this file. */
export const isReadOnce = (file: string): boolean => !FOLLOWED.some((followed) => followed.test(file));

/** Of a page that is gone, Docusaurus says less than when it starts. */
export const isNewStartNeeded = (file: string): boolean => isReadOnce(file) || !existsSync(file);

type Snapshot = ReadonlyMap<string, string>;

const hashOf = (file: string): string => createHash('sha1').update(readFileSync(file)).digest('hex');

function under(root: string): { readonly folders: string[]; readonly snapshot: Snapshot } {
  const folders = [root];
  const snapshot = new Map<string, string>();
  const read = (place: string, isFolder: boolean): void => {
    if (IGNORED.test(place)) return;
    const whole = path.join(root, place);
    if (!isFolder) {
      snapshot.set(place, hashOf(whole));
      return;
    }
    folders.push(whole);
    for (const entry of readdirSync(whole, { withFileTypes: true })) {
      read(`${place}/${entry.name}`, entry.isDirectory());
    }
  };
  for (const place of SOURCES.filter((name) => existsSync(path.join(root, name)))) {
    read(place, path.extname(place) === '');
  }
  return { folders, snapshot };
}

const changed = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

/** Calls `saved` with the files that were changed, added or removed; returns how to stop. */
export function watchSaves(saved: (files: readonly string[]) => void, root = process.cwd()): () => void {
  let known: Snapshot = under(root).snapshot;
  let waiting: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();

  const look = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      try {
        const { folders, snapshot } = under(root);
        follow(folders);
        const files = changed(known, snapshot);
        known = snapshot;
        if (files.length > 0) saved(files);
      } catch {
        // A file went away between being listed and being read: look again.
        look();
      }
    }, QUIET_MS);
  };
  const follow = (folders: readonly string[]): void => {
    for (const [folder, watcher] of watchers) {
      if (folders.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, look).on('error', look));
    }
  };

  follow(under(root).folders);
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers.values()) watcher.close();
  };
}
