// The names of a page, which all follow from its file.
import path from 'node:path';

export type PageNames = {
  /** `docs/guide/page.mdx` */
  readonly file: string;
  /** `docs/guide/page.questions.txt` */
  readonly questions: string;
  /** `guide/page`, in sidebars.ts. */
  readonly id: string;
  /** `/docs/guide/page`; an index ends with a slash, except `/docs`. */
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

/** `./docs\guide\page.mdx` → `docs/guide/page.mdx` */
export const asTypedPath = (typed: string): string => path.posix.normalize(typed.replaceAll('\\', '/'));

/** Docusaurus removes « 01- » from the address. */
const NUMBER_PREFIX = /^\d+\s*[-_.]+\s*[^-_.\s\d]/;
/** Docusaurus gives these pages the address of their folder. */
const isFolderName = (name: string, folder: string): boolean =>
  name !== 'index' && ['index', 'readme', folder.toLowerCase()].includes(name.toLowerCase());

const allowedName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '_')
    .replace(/^_+/, '');

/** Why the address of a page would not be its path, and the correction. */
export function pageNameFault(file: string): string | undefined {
  const stem = file.replace(/^docs\//, '').replace(/\.mdx?$/i, '');
  const names = stem.split('/');
  if (names.some((name) => !/^(?!_)[\w-]+$/.test(name))) {
    return `Le chemin du fichier devient l'adresse : lettres sans accent, chiffres, _ et - seulement, et pas de _ au début. Nommez ce fichier docs/${names.map(allowedName).join('/')}.mdx.`;
  }
  if (!file.endsWith('.mdx')) return `Une page s'écrit en MDX : nommez ce fichier docs/${stem}.mdx.`;
  const [name = '', folder = ''] = names.toReversed();
  return isFolderName(name, folder) || names.some((one) => NUMBER_PREFIX.test(one))
    ? `Docusaurus donnerait à cette page une autre adresse que /docs/${stem} : choisissez un autre nom.`
    : undefined;
}
