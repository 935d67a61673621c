// Finds which page contains which piece, so that pieces can link to one another.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kebab } from './ids';

export type PlacedPiece = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Path of the page's file. */
  readonly file: string;
  /** The id that the source gives to the heading above; empty before the first heading. */
  readonly section: string;
};

const HEADING = /^#{2,3} .*\{\/\*\s*#(\S+)\s*\*\/\}\s*$/;
const PIECE = /^<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*\/>\s*$/;

const attributesIn = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** The lines of a page that are not in a block of code: a fence ends at one of its own sign, at least as long. */
function linesOutsideCode(source: string): string[] {
  let fence = '';
  return source.split('\n').filter((line) => {
    const [, sign = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const wasInCode = fence !== '';
    if (!wasInCode && !(sign.startsWith('`') && info.includes('`'))) fence = sign;
    else if (sign.startsWith(fence) && info.trim() === '') fence = '';
    return !wasInCode && fence === '';
  });
}

export function piecesIn(file: string, source: string): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  let section = '';
  for (const line of linesOutsideCode(source)) {
    section = HEADING.exec(line)?.[1] ?? section;
    const [, name, attributes = ''] = PIECE.exec(line) ?? [];
    if (name) pieces.push({ name, attributes: attributesIn(attributes), file, section });
  }
  return pieces;
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file))
    .sort();

export const piecesUnder = (folder: string): PlacedPiece[] =>
  pagesIn(folder).flatMap((file) => piecesIn(file, readFileSync(file, 'utf8')));

/** Links as a writer would type them in the page; undefined for what no page shows. */
export type SiteLinks = {
  readonly toOperation: (id: string) => string | undefined;
  readonly toScopes: string | undefined;
  /** The entry of an error in the catalogue. */
  readonly toError: (code: string) => string | undefined;
};

/** `pieces` are those of the whole site. */
export function linksFrom(page: string, pieces: readonly PlacedPiece[]): SiteLinks {
  const here = path.resolve(page);
  const address = (file: string, section: string): string => {
    const relative = path.relative(path.dirname(here), path.resolve(file)).split(path.sep).join('/');
    const anchor = section ? `#${section}` : '';
    if (path.resolve(file) === here) return anchor || '#';
    return `${relative.startsWith('.') ? '' : './'}${relative}${anchor}`;
  };
  const toPiece = (found: PlacedPiece | undefined): string | undefined =>
    found && address(found.file, found.section);
  const catalogue = pieces.find(({ name }) => name === 'Errors');
  return {
    toOperation: (id) =>
      toPiece(pieces.find(({ name, attributes }) => name === 'Operation' && attributes.id === id)),
    toScopes: toPiece(pieces.find(({ name }) => name === 'Scopes')),
    toError: (code) => catalogue && address(catalogue.file, kebab(code)),
  };
}
