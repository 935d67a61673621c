import { nearestNames } from '../../lib/nearestNames';
import type { SiteFinding, SiteRule } from '../site';

const FILE = 'sidebars.ts';

/** The sidebar names pages that exist, each once. */
export const sidebar: SiteRule = {
  id: 'sidebar',
  check({ sidebar: entries, files }) {
    const known = files.filter((file) => file.endsWith('.mdx')).map((file) => file.slice('docs/'.length, -4));
    return entries.flatMap(({ id, line }, index): SiteFinding[] => {
      if (!known.includes(id)) {
        const message = `Aucune page n'a pour fichier docs/${id}.mdx. Noms proches : ${nearestNames(id, known).join(', ')}.`;
        return [{ file: FILE, line, message }];
      }
      const isAgain = entries.findIndex((other) => other.id === id) < index;
      return isAgain
        ? [
            {
              file: FILE,
              line,
              message: `« ${id} » est déjà plus haut : une page a une seule place dans le menu.`,
            },
          ]
        : [];
    });
  },
};
