// Finds which page contains which component, so that components can link to one another.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kebab } from './ids';

/** `<Operation id="createCase" />`, alone on a line of a page. */
export type ComponentUse = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Path of the page's file. */
  readonly file: string;
  /** The id that the source gives to the heading above; empty before the first heading. */
  readonly section: string;
};

const HEADING = /^#{2,3} .*\{\/\*\s*#(\S+)\s*\*\/\}\s*$/;
const COMPONENT = /^<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*\/>\s*$/;
/** A fence ends at one of the same character, at least as long. */
const CODE_BLOCK = /^[ \t]*(`{3,}|~{3,})(?!.*`).*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;

const attributesIn = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

export function componentUsesIn(file: string, source: string): ComponentUse[] {
  const uses: ComponentUse[] = [];
  let section = '';
  for (const line of source.replace(CODE_BLOCK, '').split('\n')) {
    section = HEADING.exec(line)?.[1] ?? section;
    const [, name, attributes = ''] = COMPONENT.exec(line) ?? [];
    if (name) uses.push({ name, attributes: attributesIn(attributes), file, section });
  }
  return uses;
}

export const componentUsesUnder = (folder: string): ComponentUse[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file))
    .sort()
    .flatMap((file) => componentUsesIn(file, readFileSync(file, 'utf8')));

/** Links as a writer would type them in the page; undefined for what no page shows. */
export type SiteLinks = {
  readonly toOperation: (id: string) => string | undefined;
  readonly toScopes: string | undefined;
  /** The entry of an error in the catalogue. */
  readonly toError: (code: string) => string | undefined;
};

/** `uses` are those of the whole site. */
export function linksFrom(page: string, uses: readonly ComponentUse[]): SiteLinks {
  const here = path.resolve(page);
  const linkTo = (use: ComponentUse | undefined, section = use?.section): string | undefined => {
    if (!use) return undefined;
    const anchor = section ? `#${section}` : '';
    if (path.resolve(use.file) === here) return anchor || '#';
    const relative = path.relative(path.dirname(here), path.resolve(use.file)).split(path.sep).join('/');
    return `${relative.startsWith('.') ? '' : './'}${relative}${anchor}`;
  };
  const firstUse = (name: string) => uses.find((use) => use.name === name);
  return {
    toOperation: (id) =>
      linkTo(uses.find(({ name, attributes }) => name === 'Operation' && attributes.id === id)),
    toScopes: linkTo(firstUse('Scopes')),
    toError: (code) => linkTo(firstUse('Errors'), kebab(code)),
  };
}
