// Where links lead: the addresses of the site, and the headings of its pages.
import path from 'node:path';
import { withoutSlash } from '../lib/addresses';
import { nearestNames } from '../lib/nearestNames';
import { expandComponents } from './apiComponents';
import { asTyped, isPageFile, namesFact } from './page';
import type { Site } from './site';

/** `docs/intro/index.mdx` is `/docs/intro`. */
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
  const candidates = target.startsWith('/') ? [`docs${target}`, target.slice(1)] : [beside(from, target)];
  if (target.startsWith('@site/')) candidates.unshift(target.replace('@site/', ''));
  return candidates.find((file) => files.includes(file));
}

function pathsFrom(from: string, pages: readonly string[]): string[] {
  const relative = pages.map((file) => path.posix.relative(path.posix.dirname(from), file));
  return relative.map((file) => (file.startsWith('.') ? file : `./${file}`));
}

function anchorFault(anchor: string, file: string, { pages }: Site): string | undefined {
  const page = pages.find((one) => one.file === file);
  const known = page && expandComponents(page).ids;
  if (anchor === '' || !known || known.has(anchor)) return undefined;
  const near = nearestNames(anchor, [...known]).join(', ') || 'aucun';
  return `« ${file} » n'a pas de titre #${anchor}. Titres proches : ${near}.`;
}

function unknownAddress(url: string, address: string, known: readonly string[]): string {
  const other = known.find((one) => one.toLowerCase() === address.toLowerCase());
  const mend = other
    ? `La casse compte : écrivez ${other}`
    : `Adresses proches : ${nearestNames(address, known).join(', ')}`;
  return `Le lien « ${url} » ne mène à aucune page. ${mend}.`;
}

/** `pathname:///specimen/racine.pem`: Docusaurus does not check links to files. */
function fileFault(url: string, site: Site): string | undefined {
  const served = /^pathname:\/\/(\/[^?#]+)/.exec(url)?.[1];
  if (!served || site.hasAsset(decoded(served))) return undefined;
  return `Le lien « ${url} » ne mène à aucun fichier : mettez-le dans static${served}, ou corrigez son nom.`;
}

/** What is wrong with a link and how to correct it. `from` is its page, if any. */
export function linkFault(typedUrl: string, site: Site, from = ''): string | undefined {
  if (namesFact(typedUrl)) return undefined;
  if (isOutside(typedUrl)) return fileFault(typedUrl, site);
  const url = asTyped(typedUrl);
  const [beforeHash = '', hash = ''] = url.split('#');
  const target = decoded(beforeHash.replace(/\?.*/, ''));
  const anchor = decoded(hash);
  // Outside pages, nothing resolves files and relative paths: the browser gets the link as it is typed.
  if (from === '' && (isPageFile(target) || !target.startsWith('/')))
    return `Le lien « ${url} » n'est pas une adresse entière : écrivez-la depuis la racine et sans extension, par exemple /docs/versions.`;
  if (target === '') return anchorFault(anchor, from, site);
  const pageFiles = site.files.filter(isPageFile);
  if (isPageFile(target)) {
    const named = fileNamed(target, from, site);
    const near = nearestNames(target, pathsFrom(from, pageFiles)).join(', ');
    return named
      ? anchorFault(anchor, named, site)
      : `Le lien « ${url} » ne mène à aucun fichier. Chemins proches : ${near}.`;
  }
  // As a browser does: `./roles` from /docs/intro/ is /docs/intro/roles.
  const base = /\/index\.mdx?$/i.test(from) ? `${addressOf(from)}/` : addressOf(from);
  const address = withoutSlash(decoded(new URL(target, `https://site.invalid${base}`).pathname));
  const file = pageFiles.find((one) => addressOf(one) === address);
  if (file) return anchorFault(anchor, file, site);
  if (site.categories.includes(address) || address === '/')
    return anchor === '' ? undefined : `« ${address} » n'a pas de titre #${anchor} : retirez la fin du lien.`;
  const isAsset = target.startsWith('/') ? site.hasAsset(target) : site.hasFile(beside(from, target));
  return isAsset
    ? undefined
    : unknownAddress(url, address, [...pageFiles.map(addressOf), ...site.categories]);
}
