// The scripts that a page needs beside the main one. Docusaurus asks for them once the main script has run; a page that
// names them has them by then.
import type { RouteConfig } from '@docusaurus/types';

type ChunkNames = { readonly [key: string]: string | ChunkNames };

const namesIn = (chunks: ChunkNames): string[] =>
  Object.values(chunks).flatMap((chunk) => (typeof chunk === 'string' ? [chunk] : namesIn(chunk)));

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The routes around each page, and its own. The first route to a page is the one that shows it. */
function waysTo(routes: readonly RouteConfig[]): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>();
  const read = (inner: readonly RouteConfig[], frames: readonly string[]): void => {
    for (const { path, exact, routes: pages = [] } of inner) {
      const way = [...frames, path];
      read(pages, way);
      if (exact && !ways.has(withoutSlash(path))) ways.set(withoutSlash(path), way);
    }
  };
  read(routes, []);
  return ways;
}

type Given = {
  readonly routes: readonly RouteConfig[];
  /** Of `.docusaurus/routesChunkNames.json`: its keys are the paths of the routes, each with a hash after it. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  readonly files: readonly string[];
};

/** Returns a function from the address of a page to its script files. A site may have thousands: routes are indexed once. */
export function scriptsOf({ routes, chunkNames, files }: Given): (page: string) => string[] {
  const ways = waysTo(routes);
  const namesOfRoute = new Map<string, string[]>();
  for (const [key, chunks] of Object.entries(chunkNames)) {
    const route = key.replace(/-[^-]+$/, '');
    namesOfRoute.set(route, [...(namesOfRoute.get(route) ?? []), ...namesIn(chunks)]);
  }
  const fileOf = new Map(files.map((file) => [file.split('.')[0], file]));
  return (page) => {
    const names = (ways.get(withoutSlash(page)) ?? []).flatMap((route) => namesOfRoute.get(route) ?? []);
    // What is in the main script has no file.
    return [...new Set(names)].flatMap((name) => fileOf.get(name) ?? []);
  };
}
