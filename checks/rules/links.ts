import { linkFault } from '../addresses';
import { findingsAt, nodesOf } from '../rule';
import { inPages, type SiteRule } from '../site';

/** `[texte](un fichier.mdx)`: with a space, Markdown sees no link. */
const UNREAD_LINK = /(?<!!)\[[^\]]*\]\([^()]*\s[^()]*\)/;

export const links: SiteRule = {
  id: 'links',
  check: (site) =>
    inPages(site, ({ file, tree }) => [
      ...findingsAt(nodesOf(tree, 'link', 'definition'), ({ url }) => linkFault(url, site, file)),
      ...findingsAt(nodesOf(tree, 'text'), ({ value }) => {
        const unread = UNREAD_LINK.exec(value)?.[0];
        return (
          unread &&
          `« ${unread} » n'est pas lu comme un lien : l'adresse contient une espace. Retirez-la, ou renommez le fichier.`
        );
      }),
    ]),
};
