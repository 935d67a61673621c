// Watches the sources. Files are compared by content, since editors write, rename and touch them in many ways.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';

const SOURCES = [
  ...['product', 'docs', 'i18n', 'lib', 'markdown', 'plugins', 'api-reference'],
  ...['search', 'figure-kit', 'src'],
  ...['sidebars.ts', 'sidebarsWithOperations.ts'],
  ...['api-reference.config.ts', 'search.config.ts', 'site.config.ts', 'docusaurus.config.js'],
];
/** Watched by Docusaurus and the bundler. Not the tokens: pictures are drawn with their colours. */
const FOLLOWED =
  /^docs\/.*\.(?:mdx|questions\.txt)$|^search\/client\/|^figure-kit\/.*\.css$|^src\/(?!figures\/|css\/tokens\.css$)/;
/** Tests, READMEs, and the temporary files of editors. */
const IGNORED = /\.test\.tsx?$|\.md$|(?:^|\/)[.#]|~$|\.(?:sw[a-z]|tmp|bak)$|(?:^|\/)4913$/;
/** Saves within this time are reported together. */
const QUIET_MS = 150;

export const isReadOnce = (file: string): boolean => !FOLLOWED.test(file);

/** Docusaurus reports a removed page only when it starts. */
export const isRestartNeeded = (file: string): boolean => isReadOnce(file) || !existsSync(file);

/** Calls `saved` with the files that were changed, added or removed; returns a function that stops it. */
export async function watchSaves(
  saved: (files: readonly string[]) => void,
  root = process.cwd(),
): Promise<() => void> {
  const hashes = new Map<string, string>();
  const touched = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;

  const isChanged = (file: string): boolean => {
    const whole = path.join(root, file);
    const before = hashes.get(file);
    const hash = existsSync(whole) ? createHash('sha1').update(readFileSync(whole)).digest('hex') : '';
    hashes.set(file, hash);
    return (before ?? '') !== hash;
  };
  const report = (): void => {
    const files = [...touched].map((file) => file.replaceAll(path.sep, '/')).filter(isChanged);
    touched.clear();
    if (files.length > 0) saved(files);
  };

  const ignored = (whole: string): boolean => {
    const file = path.relative(root, whole).replaceAll(path.sep, '/');
    const [source = ''] = file.split('/');
    return file !== '' && (!SOURCES.includes(source) || IGNORED.test(file));
  };
  // Given several folders, chokidar emits « ready » before it has read them all.
  const watcher = watch(root, { cwd: root, ignored }).on('add', isChanged);
  await once(watcher, 'ready');
  watcher.off('add', isChanged).on('all', (event, file) => {
    if (event.endsWith('Dir')) return;
    touched.add(file);
    clearTimeout(waiting);
    waiting = setTimeout(report, QUIET_MS);
  });
  return () => {
    clearTimeout(waiting);
    void watcher.close();
  };
}
