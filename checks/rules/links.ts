import path from 'node:path';
import { visit } from 'unist-util-visit';
import { nearestNames } from '../../lib/nearestNames';
import { positionOf } from '../rule';
import { anchorsOf, type SiteFinding, type SiteRule } from '../site';

/** How many ids a message lists at most: a page of the API has hundreds. */
const MAX_LISTED_IDS = 30;

/** Links to pages by their file, and to their headings. The build checks all links of the finished pages. */
export const links: SiteRule = {
  id: 'links',
  check({ pages }) {
    const anchors = new Map(pages.map((page) => [page.file, anchorsOf(page)]));
    const findings: SiteFinding[] = [];
    for (const page of pages) {
      visit(page.tree, 'link', (link) => {
        const [target = '', anchor] = link.url.split('#');
        if (target !== '' && !target.endsWith('.mdx')) return;
        const file = target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), target);
        const known = anchors.get(file);
        if (!known) {
          findings.push({
            file: page.file,
            ...positionOf(link),
            message: `Le lien « ${link.url} » ne mène à aucun fichier : corrigez le chemin.`,
          });
        } else if (anchor !== undefined && !known.has(anchor)) {
          const near = nearestNames(anchor, [...known], MAX_LISTED_IDS);
          const list = near.length < known.size ? `${near.join(', ')}…` : near.join(', ');
          findings.push({
            file: page.file,
            ...positionOf(link),
            message: `« ${file} » n'a pas de titre #${anchor}. Titres de cette page : ${list}.`,
          });
        }
      });
    }
    return findings;
  },
};
