// A page has several names, and all follow from its file: these are derived here, and bad ones refused.
import path from 'node:path';

export type PageNames = {
  /** `docs/guide/page.mdx`, as a person types it. */
  readonly file: string;
  /** `docs/guide/page.questions.txt`: how readers ask for its sections. */
  readonly questions: string;
  /** `guide/page`, in sidebars.ts. */
  readonly id: string;
  /** `/docs/guide/page`; that of an index ends with a slash, but for `/docs` itself. */
  readonly address: string;
};

export function namesOf(file: string): PageNames {
  const id = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const address = `/docs/${id}`.replace(/\/index$/, '/');
  return {
    file,
    questions: `docs/${id}.questions.txt`,
    id,
    address: address === '/docs/' ? '/docs' : address,
  };
}

/** « ./docs\guide\page.mdx » is the same file. */
export const asTypedPath = (typed: string): string => path.posix.normalize(typed.replaceAll('\\', '/'));

/** Docusaurus leaves out what begins with _, drops « 01- », and takes these names for that of their folder. */
const NUMBER_PREFIX = /^\d+\s*[-_.]+\s*[^-_.\s\d]/;
const isFolderName = (name: string, folder: string): boolean =>
  name !== 'index' && ['index', 'readme', folder.toLowerCase()].includes(name.toLowerCase());

const fitting = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '_')
    .replace(/^_+/, '');

/** Why a file of docs/ would not have the address that its path promises, and the mend. */
export function pageNameFault(file: string): string | undefined {
  const stem = file.replace(/^docs\//, '').replace(/\.mdx?$/i, '');
  const names = stem.split('/');
  if (names.some((name) => !/^(?!_)[\w-]+$/.test(name))) {
    return `Le chemin du fichier devient l'adresse : lettres sans accent, chiffres, _ et - seulement, et pas de _ au début. Nommez ce fichier docs/${names.map(fitting).join('/')}.mdx.`;
  }
  if (!file.endsWith('.mdx')) return `Une page s'écrit en MDX : nommez ce fichier docs/${stem}.mdx.`;
  const [name = '', folder = ''] = names.toReversed();
  return isFolderName(name, folder) || names.some((one) => NUMBER_PREFIX.test(one))
    ? `Docusaurus donnerait à cette page une autre adresse que /docs/${stem} : choisissez un autre nom.`
    : undefined;
}
