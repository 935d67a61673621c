import { visit } from 'unist-util-visit';
import { nearestNames } from '../../lib/nearestNames';
import { positionOf } from '../rule';
import type { SiteFinding, SiteRule } from '../site';

/** A page shows figures that are drawn in src/figures/. */
export const figureNames: SiteRule = {
  id: 'figure-names',
  check({ pages, figures }) {
    const known = figures.map(({ name }) => name);
    const findings: SiteFinding[] = [];
    for (const { file, tree } of pages) {
      visit(tree, 'mdxJsxFlowElement', (node) => {
        if (node.name !== 'Figure') return;
        const name = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
        )?.value;
        if (typeof name !== 'string' || name === '') {
          const message = 'Figure sans nom : écrivez <Figure name="…" />.';
          findings.push({ file, ...positionOf(node), message });
        } else if (!known.includes(name)) {
          const message = `La figure « ${name} » n'existe pas. Noms proches : ${nearestNames(name, known).join(', ')}.`;
          findings.push({ file, ...positionOf(node), message });
        }
      });
    }
    return findings;
  },
};
