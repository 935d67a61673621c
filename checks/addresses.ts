// Where links lead: the addresses of the site, and the headings of its pages.
import path from 'node:path';
import { withoutSlash } from '../lib/addresses';
import { nearestNames } from '../lib/nearestNames';
import { asTyped, isPageFile, namesFact, type Page } from './page';
import { expandPieces } from './pieces';
import type { Site } from './site';

/** How many ids a message lists: a page of the API has hundreds. */
const MAX_LISTED_IDS = 12;

/** The ids that links may lead to; undefined where they cannot be known, because a piece of the page is refused. */
export function anchorsOf(page: Page): ReadonlySet<string> | undefined {
  const { refused, ids } = expandPieces(page);
  return refused.length > 0 ? undefined : ids;
}

/** `docs/intro/index.mdx` is `/docs/intro`: a file's path is its address. */
const addressOf = (file: string): string => `/${file.replace(/\.mdx?$/i, '').replace(/\/index$/, '')}`;

/** `https://…`, `mailto:…`, `pathname://…`. */
export const isOutside = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const beside = (page: string, target: string): string => path.posix.join(path.posix.dirname(page), target);

/** The file that `../admin/roles.mdx` names, from the page that has the link. */
function fileNamed(target: string, from: string, { files }: Site): string | undefined {
  if (target.startsWith('@site/')) return files.find((file) => file === target.replace('@site/', ''));
  const candidates = target.startsWith('/') ? [`docs${target}`, target.slice(1)] : [beside(from, target)];
  return candidates.find((file) => files.includes(file));
}

function unknownFile(url: string, target: string, from: string, { files }: Site): string {
  const paths = files.filter(isPageFile).map((file) => {
    const relative = path.posix.relative(path.posix.dirname(from), file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
  return `Le lien « ${url} » ne mène à aucun fichier. Chemins proches : ${nearestNames(target, paths).join(', ')}.`;
}

function unknownAnchor(file: string, anchor: string, known: ReadonlySet<string>): string {
  const mend =
    known.size > MAX_LISTED_IDS
      ? `Titres proches : ${nearestNames(anchor, [...known]).join(', ')}`
      : `Titres de cette page : ${nearestNames(anchor, [...known], MAX_LISTED_IDS).join(', ') || 'aucun'}`;
  return `« ${file} » n'a pas de titre #${anchor}. ${mend}.`;
}

function unknownAddress(url: string, address: string, known: readonly string[]): string {
  const other = known.find((one) => one.toLowerCase() === address.toLowerCase());
  const mend = other
    ? `La casse compte : écrivez ${other}`
    : `Adresses proches : ${nearestNames(address, known).join(', ')}`;
  return `Le lien « ${url} » ne mène à aucune page. ${mend}.`;
}

/** The parts of a link that leads within the site. */
type Link = { readonly url: string; readonly target: string; readonly anchor: string };

function deadAnchor({ anchor }: Link, file: string, { pages }: Site): string | undefined {
  const page = pages.find((one) => one.file === file);
  const known = page && anchorsOf(page);
  return known && anchor !== '' && !known.has(anchor) ? unknownAnchor(file, anchor, known) : undefined;
}

function deadAddress(link: Link, from: string, site: Site): string | undefined {
  const { url, target, anchor } = link;
  // As a browser does: `./roles` from /docs/intro/ is /docs/intro/roles.
  const base = /\/index\.mdx?$/i.test(from) ? `${addressOf(from)}/` : addressOf(from);
  const address = withoutSlash(decoded(new URL(target, `https://site.invalid${base}`).pathname));
  const pageFiles = site.files.filter(isPageFile);
  const file = pageFiles.find((one) => addressOf(one) === address);
  if (file) return deadAnchor(link, file, site);
  if (site.categories.includes(address) || address === '/') {
    return anchor === '' ? undefined : `« ${address} » n'a pas de titre #${anchor} : retirez la fin du lien.`;
  }
  const isAsset = target.startsWith('/') ? site.hasAsset(target) : site.hasFile(beside(from, target));
  return isAsset
    ? undefined
    : unknownAddress(url, address, [...pageFiles.map(addressOf), ...site.categories]);
}

/** A link in a page names the file of another page, or an address. */
function deadInPage(link: Link, from: string, site: Site): string | undefined {
  const { url, target } = link;
  if (target === '') return deadAnchor(link, from, site);
  if (!isPageFile(target)) return deadAddress(link, from, site);
  const file = fileNamed(target, from, site);
  return file ? deadAnchor(link, file, site) : unknownFile(url, target, from, site);
}

/** A link elsewhere goes to the browser as it is typed: there, files and relative paths mean nothing. */
function deadOutsidePages(link: Link, site: Site): string | undefined {
  const { url, target } = link;
  return target.startsWith('/') && !isPageFile(target)
    ? deadAddress(link, '', site)
    : `Le lien « ${url} » n'est pas une adresse entière : écrivez-la depuis la racine et sans extension, par exemple /docs/versions.`;
}

/** `pathname:///specimen/racine.pem`: a file of static/ or made by the build, which Docusaurus does not look for. */
function deadServedFile(url: string, site: Site): string | undefined {
  const served = /^pathname:\/\/(\/[^?#]+)/.exec(url)?.[1];
  if (!served || site.hasAsset(decoded(served))) return undefined;
  return `Le lien « ${url} » ne mène à aucun fichier : mettez-le dans static${served}, ou corrigez son nom.`;
}

/** What is wrong with a link and how to mend it; undefined for one that leads somewhere. `from` is its page, if any. */
export function deadLink(typedUrl: string, site: Site, from?: string): string | undefined {
  if (namesFact(typedUrl)) return undefined;
  if (isOutside(typedUrl)) return deadServedFile(typedUrl, site);
  const url = asTyped(typedUrl);
  const [beforeHash = '', hash = ''] = url.split('#');
  const link = { url, target: decoded(beforeHash.replace(/\?.*/, '')), anchor: decoded(hash) };
  return from === undefined ? deadOutsidePages(link, site) : deadInPage(link, from, site);
}
