// The rules of the site for Netlify and Cloudflare Pages (`_headers`, `_redirects`) and Vercel (`vercel.json`), and the
// table of objects for an object store behind a CDN.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../lib/filesOf';
import { endOf, isCompressed, type Rules } from './rules';

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

/** These hosts know these types already. */
const KNOWN_TYPES = /^(?:css|html|ico|js|json|pdf|png|svg|txt|xml|zip)$/;

/** These hosts join the values of a header that several rules set: `!` removes the first one. */
export const headersFile = ({ baseUrl, hashedFolder, headers, cache, types }: Rules): string =>
  lines([
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...[`${hashedFolder}*`, '  ! Cache-Control', `  Cache-Control: ${cache.hashed}`],
    ...Object.entries(types)
      .filter(([end]) => !KNOWN_TYPES.test(end))
      .flatMap(([end, type]) => [`${baseUrl}*.${end}`, `  Content-Type: ${type}`]),
  ]);

export const redirectsFile = ({ pages, redirects }: Rules): string =>
  lines([
    ...pages.map(({ route, file }) => `${route} ${file} 200`),
    ...redirects
      // These hosts ignore a final slash.
      .filter(({ from }) => !from.endsWith('/'))
      .map(({ from, route, section }) => `${from} ${route}${section} 301`),
  ]);

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export function vercelFile(rules: Rules): string {
  const { baseUrl, hashedFolder, pages, redirects, headers, cache, types } = rules;
  const forAll = (source: string, of: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(of).map(([key, value]) => ({ key, value })),
  });
  return json({
    headers: [
      forAll(`${baseUrl}(.*)`, { ...headers, 'Cache-Control': cache.others }),
      forAll(`${hashedFolder}(.*)`, { 'Cache-Control': cache.hashed }),
      ...Object.entries(types).map(([end, type]) =>
        forAll(`${baseUrl}(.*)\\.${end}`, { 'Content-Type': type }),
      ),
    ],
    redirects: redirects.map(({ from, route, section }) => {
      return { source: from, destination: route + section, statusCode: 301 };
    }),
    rewrites: pages.flatMap(({ file: destination, answersAt }) =>
      answersAt.map((source) => ({ source, destination })),
    ),
  });
}

/** Pages are stored under their addresses, and files as Brotli where they have such a copy. */
export function objectStoreFile(folder: string, rules: Rules): string {
  const { baseUrl, hashedFolder, notFound, cache, types, headers } = rules;
  const addresses = new Map(rules.pages.map(({ file, answersAt }) => [file, answersAt]));
  const objects = filesOf(folder)
    .filter((file) => !isCompressed(file))
    .flatMap((file) => {
      const address = baseUrl + file;
      const isBrotli = existsSync(path.join(folder, `${file}.br`));
      return (addresses.get(address) ?? [address]).map((key) => ({
        key: key.slice(1) || 'index.html',
        file: isBrotli ? `${file}.br` : file,
        contentType: types[endOf(file)],
        cacheControl: address.startsWith(hashedFolder) ? cache.hashed : cache.others,
        ...(isBrotli && { contentEncoding: 'br' }),
      }));
    });
  return json({
    objects,
    redirects: rules.redirects.map(({ from, route, section }) => {
      return { from, to: route + section, status: 301 };
    }),
    notFound: { key: notFound.slice(1), status: 404, cacheControl: cache.errors },
    headers,
  });
}
