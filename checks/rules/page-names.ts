import { namesOf, pageNameFault } from '../../lib/pageNames';
import { isPageFile } from '../page';
import type { SiteRule } from '../site';

/** « Rôles » and « roles » are one name to a hurried writer, and two addresses to a browser. */
const lookAlike = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function sidebarFault(file: string, ids: readonly string[]): string | undefined {
  const { id, address } = namesOf(file);
  const other = ids.includes(id) ? undefined : ids.find((one) => lookAlike(one) === lookAlike(id));
  return (
    other &&
    `L'adresse serait ${address}, mais sidebars.ts nomme « ${other} » : la casse et les accents comptent. Renommez ce fichier docs/${other}.mdx.`
  );
}

/** The path of a file is its address, as the sidebar and the links have it. */
export const pageNames: SiteRule = {
  id: 'page-names',
  check({ files, sidebar }) {
    const ids = sidebar.map(({ id }) => id);
    return files.filter(isPageFile).flatMap((file) => {
      const message = pageNameFault(file) ?? sidebarFault(file, ids);
      return message ? { file, line: 1, message } : [];
    });
  },
};
