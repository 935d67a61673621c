// The scripts that a page needs beside the main one. Docusaurus asks for them once the main script has run; a page that
// names them has them by then.
import type { RouteConfig } from '@docusaurus/types';

type ChunkNames = { readonly [key: string]: string | ChunkNames };

/** From `.docusaurus/routesChunkNames.json`: its keys are the paths of the routes, each with a hash after it. */
export type RoutesChunkNames = Readonly<Record<string, ChunkNames>>;

const namesIn = (chunks: ChunkNames): string[] =>
  Object.values(chunks).flatMap((chunk) => (typeof chunk === 'string' ? [chunk] : namesIn(chunk)));

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The routes of a page are one inside the other: frames, then the page. */
function routesTo(path: string, routes: readonly RouteConfig[]): string[] {
  for (const route of routes) {
    const inner = routesTo(path, route.routes ?? []);
    if (inner.length > 0) return [route.path, ...inner];
    if (route.exact && withoutSlash(route.path) === withoutSlash(path)) return [route.path];
  }
  return [];
}

export function scriptsOf(
  path: string,
  {
    routes,
    chunkNames,
    files,
  }: {
    readonly routes: readonly RouteConfig[];
    readonly chunkNames: RoutesChunkNames;
    readonly files: readonly string[];
  },
): string[] {
  const wanted = new Set(routesTo(path, routes));
  const names = Object.entries(chunkNames)
    .filter(([key]) => wanted.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, chunks]) => namesIn(chunks));
  // What is in the main script has no file.
  return [...new Set(names)].flatMap((name) => files.find((file) => file.startsWith(`${name}.`)) ?? []);
}
