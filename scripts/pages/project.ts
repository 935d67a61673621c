// The files of the project that may name a page, and how they are changed.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `text` replaces what is in the range. */
export type Edit = Range & { readonly text: string };
export type Range = { readonly start: number; readonly end: number };

export type Project = {
  readonly root: string;
  /** The text of each file, by its path from the root. */
  readonly sources: ReadonlyMap<string, string>;
};

export type Changes = {
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  readonly created?: Readonly<Record<string, string>>;
  readonly renamed?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
};

/** Thrown before anything is written; its message tells the user what to do. */
export class Refusal extends Error {}

const NOT_OURS =
  /(?:^|\/)(?:\.[^/]*|node_modules|package-lock\.json)$|^(?:build|build-deploy|releases|test-results|playwright-report)$/;
const IS_TEXT = /\.(?:tsx?|m?js|mdx?|ya?ml|json|tsv|txt|conf|toml|html)$/;
/** Fixtures and unit tests name made-up pages. */
const HAS_MADE_UP_PAGES = /^tests\/fixtures\/|^(?!tests\/).*\.test\.tsx?$/;

const filesIn = (root: string, folder = ''): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NOT_OURS.test(file)) return [];
    return entry.isDirectory() ? filesIn(root, file) : [file];
  });

export function readProject(root: string): Project {
  const files = filesIn(root)
    .filter((file) => IS_TEXT.test(file) && !HAS_MADE_UP_PAGES.test(file))
    .sort();
  return {
    root,
    sources: new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  };
}

export function sourceOf({ sources }: Project, file: string): string {
  const source = sources.get(file);
  if (source === undefined)
    throw new Refusal(`« ${file} » est absent : lancez la commande à la racine du projet.`);
  return source;
}

export const pagesOf = ({ sources }: Project): string[] =>
  [...sources.keys()].filter((file) => file.startsWith('docs/') && file.endsWith('.mdx'));

export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

export const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

/** From the end of the text, so that the offsets of the other edits stay right. */
export const edited = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), source);

/** Returns the new names of the files that were edited. */
export function write(
  project: Project,
  { edits, created = {}, renamed = {}, removed = [] }: Changes,
): string[] {
  const at = (file: string): string => path.join(project.root, file);
  const changed = [...edits].filter(([, list]) => list.length > 0);
  for (const [file, list] of changed) writeFileSync(at(file), edited(sourceOf(project, file), list));
  for (const file of [...Object.keys(created), ...Object.values(renamed)])
    mkdirSync(path.dirname(at(file)), { recursive: true });
  for (const [file, source] of Object.entries(created)) writeFileSync(at(file), source);
  for (const [from, to] of Object.entries(renamed)) renameSync(at(from), at(to));
  for (const file of removed) rmSync(at(file));
  const left = new Set([...Object.keys(renamed), ...removed].map((file) => path.dirname(at(file))));
  for (const folder of left) if (readdirSync(folder).length === 0) rmdirSync(folder);
  return changed.map(([file]) => renamed[file] ?? file);
}
