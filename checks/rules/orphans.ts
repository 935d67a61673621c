import { visit } from 'unist-util-visit';
import { namesOf } from '../../lib/pageNames';
import type { SiteFinding, SiteRule } from '../site';

/** Every page is in the sidebar and in the list of addresses, and every figure is in a page. */
export const orphans: SiteRule = {
  id: 'orphans',
  check({ pages, unreadable, sidebar, routes, figures }) {
    const findings: SiteFinding[] = [];
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
