import path from 'node:path';
import { visit } from 'unist-util-visit';
import { asTyped, namesFact } from '../page';
import { positionOf } from '../rule';
import type { Site, SiteFinding, SiteRule } from '../site';

/** `![texte](ma photo.png)`: with a space, Markdown sees no image. */
const UNREAD_IMAGE = /!\[[^\]]*\]\([^()]*\s[^()]*\)/;
const RENAME = 'le nom du fichier contient une espace. Renommez-le, par exemple avec un tiret.';

const isOutside = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

function exists(url: string, page: string, site: Site): boolean {
  if (url.startsWith('/')) return site.hasAsset(url);
  if (url.startsWith('@site/')) return site.hasFile(url.replace('@site/', ''));
  return site.hasFile(path.posix.join(path.posix.dirname(page), url));
}

function imageFault(typedUrl: string, page: string, site: Site): string | undefined {
  if (namesFact(typedUrl) || isOutside(typedUrl)) return undefined;
  const url = decodeURI(asTyped(typedUrl)).replace(/[?#].*/, '');
  if (/\s/.test(url)) return `Image « ${url} » : ${RENAME}`;
  if (exists(url, page, site)) return undefined;
  const place = url.startsWith('/') ? `static${url}` : path.posix.join(path.posix.dirname(page), url);
  return `L'image « ${url} » n'existe pas : mettez-la dans ${place}, ou corrigez son chemin.`;
}

/** The build stops at an image that is not there. */
export const imageFiles: SiteRule = {
  id: 'image-files',
  check(site) {
    const findings: SiteFinding[] = [];
    for (const { file, tree } of site.pages) {
      visit(tree, (node) => {
        const unread = node.type === 'text' ? UNREAD_IMAGE.exec(node.value)?.[0] : undefined;
        const message = unread
          ? `« ${unread} » n'est pas lu comme une image : ${RENAME}`
          : node.type === 'image'
            ? imageFault(node.url, file, site)
            : undefined;
        if (message) findings.push({ file, ...positionOf(node), message });
      });
    }
    return findings;
  },
};
