import { visit } from 'unist-util-visit';
import { linesOfString } from '../../lib/linesOfString';
import { nearestNames } from '../../lib/nearestNames';
import { namesOf } from '../../lib/pageNames';
import { isPageFile } from '../page';
import type { Site, SiteFinding, SiteRule } from '../site';

const ROUTES = 'product/routes.ts';

/** Addresses that the list promises, and that no page, no category and no home page has. */
function deadRoutes({ routes, files, categories, read }: Site): SiteFinding[] {
  const known = ['/', ...categories, ...files.filter(isPageFile).map((file) => namesOf(file).address)];
  return routes
    .filter((route) => !known.includes(route))
    .map((route) => ({
      file: ROUTES,
      line: linesOfString(read(ROUTES), route)[0] ?? 1,
      message: `« ${route} » n'est l'adresse d'aucune page. Adresses proches : ${nearestNames(route, known).join(', ')}.`,
    }));
}

/** Every page is in the sidebar and in the list of addresses, which has no others, and every figure is in a page. */
export const orphans: SiteRule = {
  id: 'orphans',
  check(site) {
    const { pages, unreadable, sidebar, routes, figures } = site;
    const findings = deadRoutes(site);
    const listed = new Set(sidebar.map(({ id }) => id));
    const used = new Set<string>();
    for (const page of pages) {
      const { id, address } = namesOf(page.file);
      const isUnlisted = page.frontMatter.get('unlisted')?.value === true;
      if (!listed.has(id) && !isUnlisted) {
        findings.push({
          file: page.file,
          line: 1,
          message: `Cette page n'est pas dans sidebars.ts : ajoutez « ${id} » à sa place, ou marquez-la unlisted.`,
        });
      }
      if (!routes.includes(address) && !isUnlisted) {
        findings.push({
          file: page.file,
          line: 1,
          message: `L'adresse de cette page n'est pas dans product/routes.ts : ajoutez-y « ${address} », ou marquez la page unlisted.`,
        });
      }
      visit(page.tree, 'mdxJsxFlowElement', (node) => {
        if (node.name !== 'Figure') return;
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
            used.add(attribute.value);
        }
      });
    }
    // A page that cannot be read may show any figure.
    if (unreadable.length > 0) return findings;
    for (const { name } of figures) {
      if (!used.has(name)) {
        findings.push({
          file: 'src/figures/index.ts',
          line: 1,
          message: `Aucune page ne montre la figure « ${name} » : montrez-la ou retirez-la.`,
        });
      }
    }
    return findings;
  },
};
