// The archive of an edition: the built site, what it is, and the hash of each file. The same site gives the same bytes.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { filesOf } from '../../lib/filesOf';
import { toldError } from '../../lib/toldError';
import { requestFor, sha256 } from './timestampRequest';

export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';
export const REQUEST = `${SUMS}.tsq`;
export const ANSWER = `${SUMS}.tsr`;

/** What the manifest says of an edition. */
export type About = {
  readonly product: string;
  /** ISO, YYYY-MM-DD. */
  readonly edition: string;
  readonly commit: string;
  /** The version of the API's contract. */
  readonly contract: string;
  /** Where the site is published. */
  readonly site: string;
  /** The environment variables that the site was built with: a build without them is another site. */
  readonly variables: Readonly<Record<string, string>>;
};

export const hexOf = (data: Buffer): string => sha256(data).toString('hex');

/**
 * The compressed copies beside the files are left out: they can be made again from these, depend on the Node that made them,
 * and would triple what has to be verified. A host gets them from build/, which `npm run publish-site` takes.
 */
function siteFiles(folder: string): string[] {
  const all = new Set(filesOf(folder));
  return [...all].filter((file) => !/\.(?:br|gz)$/.test(file) || !all.has(file.replace(/\.\w+$/, '')));
}

/** The commands, as they are typed where the archive was opened. */
const verification = ({ edition, commit }: About): Readonly<Record<string, string>> => ({
  files: `sha256sum --check --quiet ${SUMS}`,
  list: `sha256sum ${SUMS}`,
  date: `openssl ts -verify -data ${SUMS} -in ${ANSWER} -CAfile racine.pem`,
  sources: `git checkout ${commit} && npm ci && npm run release -- ${edition}`,
});

/** In the time of the machine, which is what a zip holds: noon is there on every day and in every zone. */
function noonOf(edition: string): Date {
  const [year = 0, month = 1, day = 1] = edition.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

const UNIX = 3;
/** An ordinary file, rw-r--r--. */
const MODE = 0o100644;

export type Archive = ReturnType<typeof makeArchive>;

/** `folder` is that of the built site; `slug` begins the archive's name. */
export function makeArchive(folder: string, slug: string, about: About) {
  const names = siteFiles(folder);
  const taken = names.filter((name) => name === MANIFEST || name === SUMS);
  if (taken.length > 0)
    throw toldError(
      `Le site publie déjà ${taken.join(' et ')} à sa racine, nom que l'archive d'une édition prend : renommez ce fichier (dans static/, par exemple).`,
    );
  if (!names.includes('index.html'))
    throw toldError(`${folder} ne contient pas de site : lancez d'abord « npm run build ».`);
  const site = names.map((name) => [name, readFileSync(path.join(folder, name))] as const);
  const told = { ...about, files: site.length, verify: verification(about) };
  const manifest = Buffer.from(`${JSON.stringify(told, null, 2)}\n`);
  const summed = [...site, [MANIFEST, manifest] as const];
  // As `sha256sum` writes it and reads it back.
  const sums = Buffer.from(summed.map(([file, content]) => `${hexOf(content)}  ${file}\n`).join(''));
  const inOrder = [...summed, [SUMS, sums] as const].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const attributes = { mtime: noonOf(about.edition), os: UNIX, attrs: (MODE << 16) >>> 0 };
  const zip = zipSync(Object.fromEntries(inOrder), { level: 9, ...attributes });
  return { name: `${slug}-${about.edition}`, zip, manifest, sums, request: requestFor(sums) };
}

/** Whole, or not at all. */
export function writeArchive({ name, zip, manifest, sums, request }: Archive, folder: string): void {
  const next = path.join(path.dirname(folder), `.${path.basename(folder)}-next`);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const files = { [`${name}.zip`]: zip, [MANIFEST]: manifest, [SUMS]: sums, [REQUEST]: request };
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(next, file), content);
  renameSync(next, folder);
}
