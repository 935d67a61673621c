import { deadLink } from '../addresses';
import { FIGURES_FILE, figureSources } from '../figures';
import type { SiteFinding, SiteRule } from '../site';
import { placesOf } from '../typedLinks';

/** Every figure can be drawn, and leads somewhere: it is plain HTML, whose links the build does not look at. */
export const figures: SiteRule = {
  id: 'figures',
  check: (site) =>
    site.figures.flatMap(({ name, links, fault }): SiteFinding[] => [
      ...(fault === undefined
        ? []
        : [{ file: FIGURES_FILE, line: 1, message: `Figure « ${name} » : ${fault}` }]),
      ...links.flatMap((to) => {
        const message = deadLink(to, site);
        if (message === undefined) return [];
        return placesOf(to, figureSources()).map(({ file, line }) => ({
          file,
          line,
          message: `Figure « ${name} » : ${message}`,
        }));
      }),
    ]),
};
