import { visit } from 'unist-util-visit';
import { deadLink } from '../addresses';
import { positionOf } from '../rule';
import type { SiteFinding, SiteRule } from '../site';

/** `[texte](un fichier.mdx)`: with a space, Markdown sees no link. */
const UNREAD_LINK = /(?<!!)\[[^\]]*\]\([^()]*\s[^()]*\)/;

/** Links to pages by their file or their address, and to their headings. The build checks those of the finished pages. */
export const links: SiteRule = {
  id: 'links',
  check(site) {
    const findings: SiteFinding[] = [];
    for (const { file, tree } of site.pages) {
      visit(tree, (node) => {
        if (node.type === 'link' || node.type === 'definition') {
          const message = deadLink(node.url, site, file);
          if (message) findings.push({ file, ...positionOf(node), message });
        }
        const unread = node.type === 'text' ? UNREAD_LINK.exec(node.value)?.[0] : undefined;
        if (unread) {
          const message = `« ${unread} » n'est pas lu comme un lien : l'adresse contient une espace. Retirez-la, ou renommez le fichier.`;
          findings.push({ file, ...positionOf(node), message });
        }
      });
    }
    return findings;
  },
};
