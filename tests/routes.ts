// The routes that product/routes.ts promises, each with what its page, the sidebar or the texts of the home page say of it.
// The tests are driven by this table.
import { readPages } from '../checks/page';
import { home } from '../i18n/fr/home';
import { namesOf } from '../lib/pageNames';
import { substituteFacts } from '../markdown/facts/replaceFacts';
import { routes as promised } from '../product/routes';
import sidebars from '../sidebars';
import { asShown } from './asShown';

export type SiteRoute = {
  /** The address, as product/routes.ts writes it. */
  readonly path: string;
  readonly kind: 'home' | 'doc' | 'category';
  /** The file of a page of docs/. */
  readonly file?: string;
  /** As readers see them. The title is the H1, and what stands before the delimiter in the title of the document. */
  readonly title: string;
  readonly description: string;
};

const pages = readPages('docs').map(({ file, frontMatter }) => {
  const shown = (field: string): string =>
    asShown(substituteFacts(String(frontMatter.get(field)?.value ?? '')).text);
  return {
    path: namesOf(file).address,
    kind: 'doc' as const,
    file,
    title: shown('title'),
    description: shown('description'),
    isUnlisted: frontMatter.get('unlisted')?.value === true,
  };
});

type SidebarItem =
  | string
  | {
      readonly label: string;
      readonly link?: { readonly slug?: string; readonly description?: string };
      readonly items?: readonly SidebarItem[];
    };

/** The pages that Docusaurus makes of the categories. */
const categoriesIn = (items: readonly SidebarItem[]): SiteRoute[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const { label, link, items: below = [] } = item;
    const own = link?.slug
      ? [
          {
            path: `/docs${link.slug}`,
            kind: 'category' as const,
            title: asShown(label),
            description: asShown(link.description ?? ''),
          },
        ]
      : [];
    return [...own, ...categoriesIn(below)];
  });

const known = new Map<string, SiteRoute>(
  [
    {
      path: '/',
      kind: 'home' as const,
      title: asShown(home.title),
      description: asShown(home.description),
    },
    ...pages.filter(({ isUnlisted }) => !isUnlisted),
    ...categoriesIn(sidebars.documentation),
  ].map((route) => [route.path, route]),
);

export const routes: readonly SiteRoute[] = promised.map((address) => {
  const route = known.get(address);
  if (!route) {
    throw new Error(
      `product/routes.ts : « ${address} » n'a ni page dans docs/, ni catégorie dans sidebars.ts. Écrivez la page, ou retirez cette adresse.`,
    );
  }
  return route;
});
export const docs = routes.filter(({ kind }) => kind === 'doc');
export const categories = routes.filter(({ kind }) => kind === 'category');

/** Pages that the site has and does not promise: no list leads to them. */
export const unlisted = pages.filter(({ isUnlisted }) => isUnlisted).map(({ path }) => path);
