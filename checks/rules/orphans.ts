import { linesOfString } from '../../lib/linesOfString';
import { nearestNames } from '../../lib/nearestNames';
import { namesOf } from '../../lib/pageNames';
import { isPageFile } from '../page';
import { inPages, type Site, type SiteFinding, type SiteRule } from '../site';
import { figuresIn } from './figure-names';

const ROUTES = 'product/routes.ts';

function routesWithoutPage({ routes, files, categories, read }: Site): SiteFinding[] {
  const known = ['/', ...categories, ...files.filter(isPageFile).map((file) => namesOf(file).address)];
  return routes
    .filter((route) => !known.includes(route))
    .map((route) => ({
      file: ROUTES,
      line: linesOfString(read(ROUTES), route)[0] ?? 1,
      message: `« ${route} » n'est l'adresse d'aucune page. Adresses proches : ${nearestNames(route, known).join(', ')}.`,
    }));
}

const unlistedPages = (site: Site): SiteFinding[] =>
  inPages(site, ({ file, frontMatter }) => {
    if (frontMatter.get('unlisted')?.value === true) return [];
    const { id, address } = namesOf(file);
    const messages = [
      site.sidebar.every((entry) => entry.id !== id) &&
        `Cette page n'est pas dans sidebars.ts : ajoutez « ${id} » à sa place, ou marquez-la unlisted.`,
      !site.routes.includes(address) &&
        `L'adresse de cette page n'est pas dans product/routes.ts : ajoutez-y « ${address} », ou marquez la page unlisted.`,
    ];
    return messages.flatMap((message) => (message ? { line: 1, message } : []));
  });

function unusedFigures({ pages, unreadable, figures }: Site): SiteFinding[] {
  // A page that cannot be parsed may show any figure.
  if (unreadable.length > 0) return [];
  const used = pages.flatMap(figuresIn).map(({ name }) => name);
  return figures
    .filter(({ name }) => !used.includes(name))
    .map(({ name }) => ({
      file: 'src/figures/index.ts',
      line: 1,
      message: `Aucune page ne montre la figure « ${name} » : montrez-la ou retirez-la.`,
    }));
}

/** Every page is in the sidebar and in product/routes.ts, which has no other addresses, and every figure is in a page. */
export const orphans: SiteRule = {
  id: 'orphans',
  check: (site) => [...routesWithoutPage(site), ...unlistedPages(site), ...unusedFigures(site)],
};
