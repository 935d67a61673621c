// What any host has to do with the built site, said once: the files of each kind of host are written from it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOVED_PAGES, pageOf, sectionOf } from '../lib/addresses';
import { deployFolder, PAGES_FILE, type PagesFile } from '../lib/deployFolder';
import { filesOf } from '../lib/filesOf';
import { toldError } from '../lib/toldError';

export type Rules = {
  /** `/`, or the path that the site has on its host. */
  readonly baseUrl: string;
  readonly pages: readonly {
    /** Its one address, as the page itself says it (rel="canonical"). */
    readonly route: string;
    /** From the root of the host. */
    readonly file: string;
    /** Where the page itself answers: there, and at « /docs/intro » for « /docs/intro/ », as people write it. */
    readonly answersAt: readonly string[];
  }[];
  /** For good: other ways to write the address of a page, and all ways to write that of a page that is no more. */
  readonly redirects: readonly {
    readonly from: string;
    readonly route: string;
    /** `#section` of that page, or nothing: browsers then keep the section that they were asked for. */
    readonly section: string;
  }[];
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

const CACHE: Rules['cache'] = {
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
  errors: 'no-store',
};

/** Text is in UTF-8; JSON, YAML and SVG say so themselves, or cannot be anything else. */
const TYPES: Rules['types'] = {
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
};

export const endOf = (file: string): string => path.extname(file).slice(1);

/** The ends of the names of all files but pages, for a regular expression. */
export const fileEnds = ({ types }: Rules): string =>
  Object.keys(types)
    .filter((end) => end !== 'html')
    .join('|');

/** Whether a host sends it compressed; the others are compressed by themselves. */
export const isText = (file: string): boolean => /^text|json|xml|yaml|x-pem/.test(TYPES[endOf(file)] ?? '');

/** A form of a file that is compressed beforehand. */
export const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

const bareOf = (route: string): string => route.replace(/\/$/, '');

type Moved = { readonly from: string; readonly to: string };

/** What plugins/kept-addresses has left there, without the base path. */
function movedPagesIn(folder: string): readonly Moved[] {
  const file = path.join(folder, MOVED_PAGES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** What the site never asks for: nobody who gets into a page can ask for it either. */
const FORBIDDEN = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

const headersOf = (policy: string): Rules['headers'] => ({
  'Content-Security-Policy': policy,
  // Only browsers that came by HTTPS heed it. Other names of the domain are not ours to decide on.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FORBIDDEN.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** The ways in which people and programs write an address. */
const formsOf = (bare: string): string[] => [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];

/** `folder` is that of the site. */
export function rulesOf(folder: string, baseUrl: string): Rules {
  const files = filesOf(folder).filter((file) => !isCompressed(file));
  const unknown = files.filter((file) => !Object.hasOwn(TYPES, endOf(file)));
  if (unknown.length > 0)
    throw toldError(
      `Le site publie des fichiers dont le type n'est pas connu :\n${unknown.map((file) => `- ${file}`).join('\n')}\nAjoutez la fin de leur nom et leur type à TYPES, dans deploy/rules.ts.`,
    );
  const built: PagesFile = JSON.parse(readFileSync(path.join(deployFolder(folder), PAGES_FILE), 'utf8'));
  const pages = built.pages.map(({ route, file }) => ({
    ...{ route, file: baseUrl + file, answersAt: [...new Set([route, bareOf(route) || route])] },
  }));
  const otherForms = pages.flatMap(({ route, answersAt }) =>
    formsOf(bareOf(route))
      .filter((from) => !['', '.html', ...answersAt].includes(from))
      .map((from) => ({ from, route, section: '' })),
  );
  const movedPages = movedPagesIn(deployFolder(folder)).flatMap(({ from, to }) => {
    const address = bareOf(baseUrl + pageOf(to).slice(1));
    const page = pages.find(({ route }) => bareOf(route) === address);
    if (!page) throw toldError(`${from} doit mener à ${to}, que le site n'a pas.`);
    const section = sectionOf(to) && `#${encodeURIComponent(sectionOf(to))}`;
    return formsOf(bareOf(baseUrl) + from).map((form) => ({ from: form, route: page.route, section }));
  });
  return {
    ...{ baseUrl, pages, redirects: [...otherForms, ...movedPages] },
    notFound: `${baseUrl}404.html`,
    hashedFolder: `${baseUrl}assets/`,
    cache: CACHE,
    headers: headersOf(built.policy),
    types: TYPES,
  };
}
