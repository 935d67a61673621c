import { namesOf, pageNameFault } from '../../lib/pageNames';
import { isPageFile } from '../page';
import { findingsFor } from '../rule';
import type { SiteRule } from '../site';

const withoutCaseOrAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** « Rôles » and « roles » look alike to a writer, and are two addresses to a browser. */
function sidebarFault(file: string, ids: readonly string[]): string | undefined {
  const { id, address } = namesOf(file);
  if (ids.includes(id)) return undefined;
  const other = ids.find((one) => withoutCaseOrAccents(one) === withoutCaseOrAccents(id));
  return (
    other &&
    `L'adresse serait ${address}, mais sidebars.ts nomme « ${other} » : la casse et les accents comptent. Renommez ce fichier docs/${other}.mdx.`
  );
}

/** The path of a file is its address, as the sidebar and the links write it. */
export const pageNames: SiteRule = {
  id: 'page-names',
  check({ files, sidebar }) {
    const ids = sidebar.map(({ id }) => id);
    const places = files.filter(isPageFile).map((file) => ({ file, line: 1 }));
    return findingsFor(places, ({ file }) => pageNameFault(file) ?? sidebarFault(file, ids));
  },
};
