// The archive of an edition: the built site, a manifest and the hash of each file. The same site gives the same bytes.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import { filesOf } from '../../lib/filesOf';
import { requestFor, sha256Hex } from './timestampRequest';

export const MANIFEST = 'manifest.json';
export const HASH_LIST = 'SHA256SUMS';
export const REQUEST = `${HASH_LIST}.tsq`;
export const ANSWER = `${HASH_LIST}.tsr`;

export type About = {
  readonly product: string;
  /** YYYY-MM-DD. */
  readonly edition: string;
  readonly commit: string;
  /** Its version. */
  readonly contract: string;
  /** The address of the site. */
  readonly site: string;
  /** The environment variables of the build, which change the site. */
  readonly variables: Readonly<Record<string, string>>;
};

/** Without the compressed copies, which depend on the version of Node and can be made again. */
function siteFiles(folder: string): string[] {
  const all = new Set(filesOf(folder));
  return [...all].filter((file) => !/\.(?:br|gz)$/.test(file) || !all.has(file.replace(/\.\w+$/, '')));
}

/** The commands to type in the unzipped archive. */
const verification = ({ edition, commit }: About): Readonly<Record<string, string>> => ({
  files: `sha256sum --check --quiet ${HASH_LIST}`,
  list: `sha256sum ${HASH_LIST}`,
  date: `openssl ts -verify -data ${HASH_LIST} -in ${ANSWER} -CAfile racine.pem`,
  sources: `git checkout ${commit} && npm ci && npm run release -- ${edition}`,
});

/** A zip holds local time: noon exists on every day in every time zone. */
function noonOf(edition: string): Date {
  const [year = 0, month = 1, day = 1] = edition.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

const UNIX = 3;
const REGULAR_FILE = 0o100644;

export type Archive = ReturnType<typeof makeArchive>;

/** `slug` begins the name of the archive. */
export function makeArchive(folder: string, slug: string, about: About) {
  const names = siteFiles(folder);
  const taken = names.filter((name) => name === MANIFEST || name === HASH_LIST);
  if (taken.length > 0)
    throw errorWithoutStack(
      `Le site publie déjà ${taken.join(' et ')} à sa racine, nom que l'archive d'une édition prend : renommez ce fichier (dans static/, par exemple).`,
    );
  if (!names.includes('index.html'))
    throw errorWithoutStack(`${folder} ne contient pas de site : lancez d'abord « npm run build ».`);
  const site = names.map((name) => [name, readFileSync(path.join(folder, name))] as const);
  const data = { ...about, files: site.length, verify: verification(about) };
  const manifest = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  const files = [...site, [MANIFEST, manifest] as const];
  // In the format of `sha256sum`.
  const sums = Buffer.from(files.map(([file, content]) => `${sha256Hex(content)}  ${file}\n`).join(''));
  const inOrder = [...files, [HASH_LIST, sums] as const].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const attributes = { mtime: noonOf(about.edition), os: UNIX, attrs: (REGULAR_FILE << 16) >>> 0 };
  const zip = zipSync(Object.fromEntries(inOrder), { level: 9, ...attributes });
  return { name: `${slug}-${about.edition}`, zip, manifest, sums, request: requestFor(sums) };
}

/** Renames the folder once it is complete. */
export function writeArchive({ name, zip, manifest, sums, request }: Archive, folder: string): void {
  const next = path.join(path.dirname(folder), `.${path.basename(folder)}-next`);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const files = { [`${name}.zip`]: zip, [MANIFEST]: manifest, [HASH_LIST]: sums, [REQUEST]: request };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(next, file), content);
  renameSync(next, folder);
}
