// Notices what a writer saves, by content: editors write, rename and touch files in many ways.
import { createHash } from 'node:crypto';
import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
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
/** What Docusaurus and the bundler follow by themselves. The colours of the pictures are among the tokens. */
const FOLLOWED =
  /^docs\/.*\.(?:mdx|questions\.txt)$|^search\/client\/|^figure-kit\/.*\.css$|^src\/(?!figures\/|css\/tokens\.css$)/;
/** Tests beside the files, explanations, and what editors keep beside a file. */
const IGNORED = /\.test\.tsx?$|\.md$|(?:^|\/)[.#]|~$|\.(?:sw[a-z]|tmp|bak)$|(?:^|\/)4913$/;
/** Several files are often saved at once. */
const QUIET_MS = 150;

/** Whether the site must start again to show a save of this file. */
export const isReadOnce = (file: string): boolean => !FOLLOWED.test(file);

/** Of a page that is gone, Docusaurus says less than when it starts. */
export const isNewStartNeeded = (file: string): boolean => isReadOnce(file) || !existsSync(file);

type Hashes = ReadonlyMap<string, string>;

const changedBetween = (before: Hashes, after: Hashes): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

/** Calls `saved` with the files that were changed, added or removed; returns how to stop. */
export function watchSaves(saved: (files: readonly string[]) => void, root = process.cwd()): () => void {
  let waiting: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];

  const stop = (): void => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const follow = (folder: string): void => {
    watchers.push(watch(folder, compareSoon).on('error', compareSoon));
  };
  /** Follows all folders anew: one that was removed and made again is another one. */
  const readAll = (): Hashes => {
    stop();
    const hashes = new Map<string, string>();
    const read = (place: string): void => {
      if (IGNORED.test(place)) return;
      const whole = path.join(root, place);
      if (statSync(whole).isDirectory()) {
        // Before its files are read: what is saved meanwhile is noticed.
        follow(whole);
        for (const name of readdirSync(whole)) read(`${place}/${name}`);
      } else hashes.set(place, createHash('sha1').update(readFileSync(whole)).digest('hex'));
    };
    follow(root);
    for (const place of SOURCES) if (existsSync(path.join(root, place))) read(place);
    return hashes;
  };
  const compareSoon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      try {
        const before = known;
        known = readAll();
        const files = changedBetween(before, known);
        if (files.length > 0) saved(files);
      } catch {
        // A file went away between being listed and being read.
        compareSoon();
      }
    }, QUIET_MS);
  };

  let known = readAll();
  return stop;
}
