import { nearestNames } from '../../lib/nearestNames';
import { findingsFor } from '../rule';
import type { SiteRule } from '../site';

/** The sidebar names pages that exist, each once. */
export const sidebar: SiteRule = {
  id: 'sidebar',
  check({ sidebar: entries, files }) {
    const known = files.filter((file) => file.endsWith('.mdx')).map((file) => file.slice('docs/'.length, -4));
    const places = entries.map((entry) => ({ ...entry, file: 'sidebars.ts' }));
    return findingsFor(places, ({ id }, index) => {
      if (!known.includes(id))
        return `Aucune page n'a pour fichier docs/${id}.mdx. Noms proches : ${nearestNames(id, known).join(', ')}.`;
      return entries.findIndex((other) => other.id === id) < index
        ? `« ${id} » est déjà plus haut : une page a une seule place dans le menu.`
        : undefined;
    });
  },
};
