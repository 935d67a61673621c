// What any host has to do with the built site. The rules of each kind of host are written from this.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOVED_PAGES, pageOf, sectionOf } from '../lib/addresses';
import { deployFolder, PAGES_FILE, type PagesFile } from '../lib/deployFolder';
import { errorWithoutStack } from '../lib/errorWithoutStack';
import { filesOf } from '../lib/filesOf';

export type Rules = {
  /** `/`, or the path that the site has on its host. */
  readonly baseUrl: string;
  readonly pages: readonly {
    /** Its canonical address. */
    readonly route: string;
    /** From the root of the host. */
    readonly file: string;
    /** The addresses that are not redirected: `route`, and « /docs/intro » for « /docs/intro/ ». */
    readonly answersAt: readonly string[];
  }[];
  /** Permanent: from other spellings of the address of a page, and from pages that have moved. */
  readonly redirects: readonly {
    readonly from: string;
    readonly route: string;
    /** `#section`, or empty: browsers then keep the section of the address that was asked for. */
    readonly section: string;
  }[];
  /** The page that is answered with status 404. */
  readonly notFound: string;
  /** Its files have a hash in their names. */
  readonly hashedFolder: string;
  readonly cache: { readonly hashed: string; readonly others: string; readonly errors: string };
  /** For every answer, also errors and redirects. */
  readonly headers: Readonly<Record<string, string>>;
  /** By the extension of the file. */
  readonly types: Readonly<Record<string, string>>;
};

const CACHE: Rules['cache'] = {
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
  errors: 'no-store',
};

/** JSON, YAML and SVG need no charset. */
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

/** The extensions of all files but pages, for a regular expression. */
export const fileEnds = ({ types: { html: _, ...others } }: Rules): string => Object.keys(others).join('|');

/** Whether a host sends it compressed; the others are compressed by themselves. */
export const isText = (file: string): boolean => /^text|json|xml|yaml|x-pem/.test(TYPES[endOf(file)] ?? '');

export const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

const bareOf = (route: string): string => route.replace(/\/$/, '');

/** Written by plugins/kept-addresses, without the base path. */
function movedPagesIn(folder: string): readonly { readonly from: string; readonly to: string }[] {
  const file = path.join(folder, MOVED_PAGES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Features that the site never uses, and no injected script may. */
const FORBIDDEN = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

const headersOf = (policy: string): Rules['headers'] => ({
  'Content-Security-Policy': policy,
  // Without includeSubDomains: other hosts of the domain are not ours.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FORBIDDEN.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** The spellings of an address. */
const formsOf = (bare: string): string[] => [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];

/** `folder` is that of the site. */
export function rulesOf(folder: string, baseUrl: string): Rules {
  const files = filesOf(folder).filter((file) => !isCompressed(file));
  const unknown = files.filter((file) => !Object.hasOwn(TYPES, endOf(file)));
  if (unknown.length > 0)
    throw errorWithoutStack(
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
    if (!page) throw errorWithoutStack(`${from} doit mener à ${to}, que le site n'a pas.`);
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
