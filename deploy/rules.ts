// What any host has to do with the built site, said once: the files of each kind of host are written from it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOVED_PAGES, pageOf, sectionOf } from '../lib/addresses';
import { toldError } from '../lib/toldError';
import { headersOf } from './headers';
import type { Policy } from './policy';

export type Page = {
  /** Its one address, as the page itself says it (rel="canonical"). */
  readonly route: string;
  /** From the root of the host. */
  readonly file: string;
  /** « /docs/intro » for « /docs/intro/ »: people write it so, and get the page itself. */
  readonly sameAs: readonly string[];
  /** Other ways to write that address: the host redirects them. */
  readonly otherForms: readonly string[];
};

/** A page that is no more, with every way to write its address, and where the host leads who asks for it, for good. */
export type MovedPage = {
  readonly forms: readonly string[];
  readonly route: string;
  /** `#section` of that page, or nothing: browsers then keep the section that they were asked for. */
  readonly section: string;
};

export type Rules = {
  /** `/`, or the path that the site has on its host. */
  readonly baseUrl: string;
  readonly pages: readonly Page[];
  readonly movedPages: readonly MovedPage[];
  /** Answered with status 404 for any address that is nothing else. */
  readonly notFound: string;
  /** Its files are named after what they hold: they never change. */
  readonly hashedFolder: string;
  readonly cache: { readonly hashed: string; readonly others: string; readonly errors: string };
  /** On every answer, errors and redirections included. */
  readonly headers: Readonly<Record<string, string>>;
  /** By the end of the file's name. */
  readonly types: Readonly<Record<string, string>>;
};

const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
  errors: 'no-store',
} as const satisfies Rules['cache'];

/** Text is in UTF-8; JSON, YAML and SVG say so themselves, or cannot be anything else. */
const TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  http: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  pem: 'application/x-pem-file',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  xml: 'application/xml',
  yaml: 'application/yaml',
  zip: 'application/zip',
} as const satisfies Rules['types'];

export const endOf = (file: string): string => path.extname(file).slice(1);

/** Whose text a host sends compressed; the others are compressed by themselves. */
export const COMPRESSED: readonly string[] = [
  'atom',
  'css',
  'html',
  'http',
  'js',
  'json',
  'md',
  'pem',
  'svg',
  'txt',
  'xml',
  'yaml',
];

const CANONICAL = /<link[^>]*\srel="?canonical"?[^>]*\shref="?([^\s">]+)/;

function routeIn(html: string, file: string): string {
  const [, address] = CANONICAL.exec(html) ?? [];
  if (!address) throw toldError(`build/${file} ne dit pas son adresse (link rel="canonical").`);
  return decodeURI(new URL(address).pathname);
}

const bareOf = (route: string): string => route.replace(/\/$/, '');

/** An address without a slash at its end always answers. One with a slash does where the page says it so. */
function formsOf(route: string): Pick<Page, 'sameAs' | 'otherForms'> {
  const bare = bareOf(route);
  return {
    sameAs: bare !== route && bare !== '' ? [bare] : [],
    otherForms: [
      ...(bare === route ? [`${bare}/`] : []),
      ...(bare ? [`${bare}.html`] : []),
      `${bare}/index.html`,
    ],
  };
}

export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();

type Moved = { readonly from: string; readonly to: string };

/** What plugins/kept-addresses has left there, without the base path. */
export function movedPagesIn(folder: string): readonly Moved[] {
  const file = path.join(folder, MOVED_PAGES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function movedPage({ from, to }: Moved, baseUrl: string, pages: readonly Page[]): MovedPage {
  const under = (address: string): string => bareOf(baseUrl) + address;
  const { route } = pages.find((page) => bareOf(page.route) === bareOf(under(pageOf(to)))) ?? {};
  if (route === undefined) throw toldError(`${from} doit mener à ${to}, que le site n'a pas.`);
  const section = sectionOf(to);
  return {
    forms: ['', '/', '.html', '/index.html'].map((end) => under(from) + end),
    route,
    section: section ? `#${encodeURIComponent(section)}` : '',
  };
}

export function rulesOf(folder: string, baseUrl: string, policy: Policy, moved: readonly Moved[]): Rules {
  const files = filesOf(folder);
  const unknown = files.filter((file) => !/\.(br|gz)$/.test(file) && !Object.hasOwn(TYPES, endOf(file)));
  if (unknown.length > 0)
    throw toldError(
      `Le site publie des fichiers dont le type n'est pas connu :\n${unknown.map((file) => `- ${file}`).join('\n')}\nAjoutez la fin de leur nom et leur type à TYPES, dans deploy/rules.ts.`,
    );
  const pages = files
    .filter((file) => file.endsWith('/index.html') || file === 'index.html')
    .map((file) => {
      const route = routeIn(readFileSync(path.join(folder, file), 'utf8'), file);
      return { route, file: baseUrl + file, ...formsOf(route) };
    });
  return {
    baseUrl,
    pages,
    movedPages: moved.map((one) => movedPage(one, baseUrl, pages)),
    notFound: `${baseUrl}404.html`,
    hashedFolder: `${baseUrl}assets/`,
    cache: CACHE,
    headers: headersOf(policy),
    types: TYPES,
  };
}
