import { nearestNames } from '../../lib/nearestNames';
import type { Page } from '../page';
import { findingsAt, nodesOf } from '../rule';
import { inPages, type SiteRule } from '../site';

/** `<Figure name="…" />` */
export const figuresIn = ({ tree }: Page) =>
  nodesOf(tree, 'mdxJsxFlowElement')
    .filter(({ name }) => name === 'Figure')
    .map(({ position, attributes }) => ({
      position,
      name: attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name')?.value,
    }));

/** A page shows figures that are drawn in src/figures/. */
export const figureNames: SiteRule = {
  id: 'figure-names',
  check(site) {
    const known = site.figures.map(({ name }) => name);
    return inPages(site, (page) =>
      findingsAt(figuresIn(page), ({ name }) => {
        if (typeof name !== 'string' || name === '') return 'Figure sans nom : écrivez <Figure name="…" />.';
        return known.includes(name)
          ? undefined
          : `La figure « ${name} » n'existe pas. Noms proches : ${nearestNames(name, known).join(', ')}.`;
      }),
    );
  },
};
