// The routes that product/routes.ts promises, each with its title and its description from the sources.
import { readPages } from '../checks/page';
import { home } from '../i18n/fr/home';
import { namesOf } from '../lib/pageNames';
import { frenchTypography } from '../lib/typography/frenchTypography';
import { substituteFacts } from '../markdown/facts/replaceFacts';
import { routes as promised } from '../product/routes';
import sidebars from '../sidebars';

export type SiteRoute = {
  /** As product/routes.ts writes it. */
  readonly path: string;
  readonly kind: 'home' | 'doc' | 'category';
  readonly file?: string;
  /** As readers see them, in the H1 and before the delimiter in the title of the document. */
  readonly title: string;
  readonly description: string;
};

const pages = readPages('docs').map(({ file, frontMatter }) => {
  const shown = (field: string): string =>
    frenchTypography(substituteFacts(String(frontMatter.get(field)?.value ?? '')).text);
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
    if (!link?.slug) return categoriesIn(below);
    const texts = { title: frenchTypography(label), description: frenchTypography(link.description ?? '') };
    return [{ path: `/docs${link.slug}`, kind: 'category', ...texts }, ...categoriesIn(below)];
  });

const known: readonly SiteRoute[] = [
  {
    path: '/',
    kind: 'home',
    title: frenchTypography(home.title),
    description: frenchTypography(home.description),
  },
  ...pages.filter(({ isUnlisted }) => !isUnlisted),
  ...categoriesIn(sidebars.documentation),
];

export const routes: readonly SiteRoute[] = promised.map((address) => {
  const route = known.find(({ path }) => path === address);
  if (route) return route;
  throw new Error(
    `product/routes.ts : « ${address} » n'a ni page dans docs/, ni catégorie dans sidebars.ts. Écrivez la page, ou retirez cette adresse.`,
  );
});
export const docs = routes.filter(({ kind }) => kind === 'doc');
export const categories = routes.filter(({ kind }) => kind === 'category');

/** Pages in no list, which only a direct link reaches. */
export const unlisted = pages.filter(({ isUnlisted }) => isUnlisted).map(({ path }) => path);
