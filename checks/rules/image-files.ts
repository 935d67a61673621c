import path from 'node:path';
import { decoded, isOutside } from '../addresses';
import { asTyped, namesFact } from '../page';
import { findingsAt, nodesOf } from '../rule';
import { inPages, type Site, type SiteRule } from '../site';

/** `![texte](ma photo.png)`: with a space, Markdown sees no image. */
const UNREAD_IMAGE = /!\[[^\]]*\]\([^()]*\s[^()]*\)/;
const RENAME = 'le nom du fichier contient une espace. Renommez-le, par exemple avec un tiret.';

function imageFault(typedUrl: string, page: string, { hasAsset, hasFile }: Site): string | undefined {
  if (namesFact(typedUrl) || isOutside(typedUrl)) return undefined;
  const url = decoded(asTyped(typedUrl)).replace(/[?#].*/, '');
  if (/\s/.test(url)) return `Image « ${url} » : ${RENAME}`;
  const isServed = url.startsWith('/');
  const file = url.startsWith('@site/')
    ? url.replace('@site/', '')
    : path.posix.join(path.posix.dirname(page), url);
  return (isServed ? hasAsset(url) : hasFile(file))
    ? undefined
    : `L'image « ${url} » n'existe pas : mettez-la dans ${isServed ? `static${url}` : file}, ou corrigez son chemin.`;
}

/** The build stops at a missing image. */
export const imageFiles: SiteRule = {
  id: 'image-files',
  check: (site) =>
    inPages(site, ({ file, tree }) => [
      ...findingsAt(nodesOf(tree, 'image'), ({ url }) => imageFault(url, file, site)),
      ...findingsAt(nodesOf(tree, 'text'), ({ value }) => {
        const unread = UNREAD_IMAGE.exec(value)?.[0];
        return unread && `« ${unread} » n'est pas lu comme une image : ${RENAME}`;
      }),
    ]),
};
