import { nearestNames } from '../../lib/nearestNames';
import type { SiteRule } from '../site';

/** The sidebar names pages that exist, each once. */
export const sidebar: SiteRule = {
  id: 'sidebar',
  check({ sidebar: entries, files }) {
    const known = files.filter((file) => file.endsWith('.mdx')).map((file) => file.slice('docs/'.length, -4));
    const faultOf = (id: string, index: number): string | undefined => {
      if (!known.includes(id))
        return `Aucune page n'a pour fichier docs/${id}.mdx. Noms proches : ${nearestNames(id, known).join(', ')}.`;
      return entries.findIndex((other) => other.id === id) < index
        ? `« ${id} » est déjà plus haut : une page a une seule place dans le menu.`
        : undefined;
    };
    return entries.flatMap(({ id, line }, index) => {
      const message = faultOf(id, index);
      return message === undefined ? [] : { file: 'sidebars.ts', line, message };
    });
  },
};
