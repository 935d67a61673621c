// For hosts that read their rules from files among those of the site: `_headers` and `_redirects` (Netlify, Cloudflare
// Pages), `vercel.json` (Vercel). For an object store behind a CDN: a table of what to put where.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endOf, filesOf, type Rules } from './rules';

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

const fields = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Rules for all come first: such a host joins values of one header, so the cache of other files is not said twice. */
export const headersFile = ({ baseUrl, hashedFolder, headers, cache, types }: Rules): string =>
  lines([
    `${baseUrl}*`,
    ...fields(headers),
    `${hashedFolder}*`,
    `  ! Cache-Control`,
    `  Cache-Control: ${cache.hashed}`,
    ...Object.entries(types)
      .filter(
        ([end]) =>
          !['css', 'html', 'ico', 'js', 'json', 'pdf', 'png', 'svg', 'txt', 'xml', 'zip'].includes(end),
      )
      .flatMap(([end, type]) => [`${baseUrl}*.${end}`, `  Content-Type: ${type}`]),
  ]);

export const redirectsFile = ({ pages, movedPages }: Rules): string =>
  lines([
    ...pages.flatMap(({ route, file, otherForms }) => [
      ...otherForms
        // Such a host takes an address with and without a slash at its end for one.
        .filter((form) => form !== `${route}/`)
        .map((form) => `${form} ${route} 301`),
      `${route} ${file} 200`,
    ]),
    ...movedPages.flatMap(({ forms, route, section }) =>
      forms.filter((form) => !form.endsWith('/')).map((form) => `${form} ${route}${section} 301`),
    ),
  ]);

export const vercelFile = ({
  baseUrl,
  hashedFolder,
  pages,
  movedPages,
  headers,
  cache,
  types,
}: Rules): string => {
  const asList = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      headers: [
        { source: `${baseUrl}(.*)`, headers: asList({ ...headers, 'Cache-Control': cache.others }) },
        { source: `${hashedFolder}(.*)`, headers: asList({ 'Cache-Control': cache.hashed }) },
        ...Object.entries(types).map(([end, type]) => ({
          source: `${baseUrl}(.*)\\.${end}`,
          headers: asList({ 'Content-Type': type }),
        })),
      ],
      redirects: [
        ...pages.flatMap(({ route, otherForms }) =>
          otherForms.map((source) => ({ source, destination: route, statusCode: 301 })),
        ),
        ...movedPages.flatMap(({ forms, route, section }) =>
          forms.map((source) => ({ source, destination: route + section, statusCode: 301 })),
        ),
      ],
      rewrites: pages.flatMap(({ route, file, sameAs }) =>
        [route, ...sameAs].map((source) => ({ source, destination: file })),
      ),
    },
    null,
    2,
  )}\n`;
};

type StoredObject = {
  readonly key: string;
  readonly file: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly contentEncoding?: 'br';
};

/** A page is stored under its address: the store answers it without a rule. What has a Brotli form is stored in it. */
export function objectStoreFile(folder: string, rules: Rules): string {
  const addresses = new Map(rules.pages.map(({ route, file, sameAs }) => [file, [route, ...sameAs]]));
  const objects = filesOf(folder)
    .filter((file) => !/\.(br|gz)$/.test(file))
    .flatMap((file): StoredObject[] => {
      const address = rules.baseUrl + file;
      const isBrotli = existsSync(path.join(folder, `${file}.br`));
      return (addresses.get(address) ?? [address]).map((key) => ({
        key: key.slice(1) || 'index.html',
        file: isBrotli ? `${file}.br` : file,
        contentType: rules.types[endOf(file)] ?? 'application/octet-stream',
        cacheControl: address.startsWith(rules.hashedFolder) ? rules.cache.hashed : rules.cache.others,
        ...(isBrotli && { contentEncoding: 'br' }),
      }));
    });
  const redirects = [
    ...rules.pages.flatMap(({ route, otherForms }) =>
      otherForms.map((from) => ({ from, to: route, status: 301 })),
    ),
    ...rules.movedPages.flatMap(({ forms, route, section }) =>
      forms.map((from) => ({ from, to: route + section, status: 301 })),
    ),
  ];
  return `${JSON.stringify(
    {
      objects,
      redirects,
      notFound: { key: rules.notFound.slice(1), status: 404, cacheControl: rules.cache.errors },
      headers: rules.headers,
    },
    null,
    2,
  )}\n`;
}
