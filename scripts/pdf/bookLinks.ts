// Where the links of a page lead, in a PDF: inside it if it has what they lead to, to the site otherwise.
import { type Entry, flat, keyOf } from './books';
import { elementsIn } from './builtPages';

export type Site = {
  /** `https://aide.domaine.example` */
  readonly origin: string;
  /** `/`, or the path under which the site is published. */
  readonly baseUrl: string;
};

/** An id of a page, among those of all pages of the PDF. */
export const idIn = (key: string, id: string): string => `${key}:${id}`;

/** Both as a link names them: what it has escaped is read. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function linksOf(entries: readonly Entry[], { origin, baseUrl }: Site) {
  const idsOf = new Map(
    flat(entries).map(({ key, page: { article } }) => [
      key,
      new Set(article && elementsIn(article).map(({ properties }) => String(properties.id ?? ''))),
    ]),
  );
  /** `key` is that of the page with the link. */
  return (href: string, key: string): string => {
    if (href.startsWith('#')) return `#${idIn(key, decoded(href.slice(1)))}`;
    if (!href.startsWith(baseUrl)) return href;
    const url = new URL(href, origin);
    const target = keyOf(`/${url.pathname.slice(baseUrl.length)}`);
    const ids = idsOf.get(target);
    if (!ids) return url.href;
    const id = decoded(url.hash.slice(1));
    return ids.has(id) && id !== '' ? `#${idIn(target, id)}` : `#${target}`;
  };
}
