import path from 'node:path';
import { isPageFile, type SiteFinding, type SiteRule } from '../site';

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
/** « Rôles » and « roles » are one name to a hurried writer, and two addresses to a browser. */
const lookAlike = (text: string): string => withoutAccents(text).toLowerCase();

const idOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/i, '');

/** Docusaurus drops « 01- » from an address, and takes these names for that of their folder. */
const NUMBER_PREFIX = /^\d+\s*[-_.]+\s*[^-_.\s\d]/;
const isFolderName = (name: string, folder: string): boolean =>
  name !== 'index' && ['index', 'readme', folder.toLowerCase()].includes(name.toLowerCase());

function nameFault(file: string, ids: readonly string[]): string | undefined {
  const id = idOf(file);
  const name = path.posix.basename(id);
  const folder = path.posix.basename(path.posix.dirname(id));
  const fitting = withoutAccents(name).replace(/[^\w-]+/g, '_');
  if (/[^\w-]/.test(name)) {
    return `Le nom du fichier devient l'adresse : lettres sans accent, chiffres, _ et - seulement. Renommez-le ${fitting}.mdx.`;
  }
  if (!file.endsWith('.mdx')) return `Une page s'écrit en MDX : renommez ce fichier ${name}.mdx.`;
  if (isFolderName(name, folder) || NUMBER_PREFIX.test(name)) {
    return `Docusaurus donnerait à cette page une autre adresse que /docs/${id} : choisissez un autre nom que « ${name} ».`;
  }
  const other = ids.find((one) => one !== id && lookAlike(one) === lookAlike(id));
  return other && !ids.includes(id)
    ? `L'adresse serait /docs/${id}, mais sidebars.ts nomme « ${other} » : la casse et les accents comptent. Renommez le fichier ${path.posix.basename(other)}.mdx.`
    : undefined;
}

/** The path of a file is its address, as the sidebar and the links have it. */
export const pageNames: SiteRule = {
  id: 'page-names',
  check: ({ files, sidebar }) => {
    const ids = sidebar.map(({ id }) => id);
    return files.filter(isPageFile).flatMap((file): SiteFinding[] => {
      const message = nameFault(file, ids);
      return message ? [{ file, line: 1, message }] : [];
    });
  },
};
