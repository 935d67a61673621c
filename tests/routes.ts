// The routes that product/routes.ts promises, each with its title, which its page or the sidebar says. The tests are
// driven by this table.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../checks/page';
import { home as homeTexts } from '../i18n/fr/home';
import { namesOf } from '../lib/pageNames';
import { substituteFacts } from '../markdown/facts/replaceFacts';
import { routes as promised } from '../product/routes';
import sidebars from '../sidebars';

export type SiteRoute = {
  /** The address, as product/routes.ts writes it. */
  readonly path: string;
  readonly kind: 'home' | 'doc' | 'category';
  /** The H1, and what stands before the delimiter in the title of the document. */
  readonly title: string;
};

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => path.posix.join('docs', file.split(path.sep).join('/')))
  .map((file) => {
    const { frontMatter } = readPage(file, readFileSync(file, 'utf8'));
    const title = substituteFacts(String(frontMatter.get('title')?.value)).text;
    const isUnlisted = frontMatter.get('unlisted')?.value === true;
    return { path: namesOf(file).address, kind: 'doc' as const, title, isUnlisted };
  });

type SidebarItem =
  | string
  | {
      readonly label: string;
      readonly link?: { readonly slug?: string };
      readonly items: readonly SidebarItem[];
    };

/** The pages that Docusaurus makes of the categories. */
const categoriesIn = (items: readonly SidebarItem[]): SiteRoute[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const { label: title, link, items: below } = item;
    const own = link?.slug ? [{ path: `/docs${link.slug}`, kind: 'category' as const, title }] : [];
    return [...own, ...categoriesIn(below)];
  });

const known = new Map<string, SiteRoute>(
  [
    { path: '/', kind: 'home' as const, title: homeTexts.title },
    ...pages.filter(({ isUnlisted }) => !isUnlisted),
    ...categoriesIn(sidebars.documentation),
  ].map((route) => [route.path, route]),
);

export const routes: readonly SiteRoute[] = promised.map((address) => {
  const route = known.get(address);
  if (!route)
    throw new Error(
      `product/routes.ts : « ${address} » n'a ni page dans docs/, ni catégorie dans sidebars.ts. Écrivez la page, ou retirez cette adresse.`,
    );
  return route;
});
export const docs = routes.filter(({ kind }) => kind === 'doc');
export const categories = routes.filter(({ kind }) => kind === 'category');

/** Pages that the site has and does not promise: no list leads to them. */
export const unlisted = pages.filter(({ isUnlisted }) => isUnlisted).map(({ path: address }) => address);
