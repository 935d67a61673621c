import { linkFault } from '../addresses';
import { type DrawnFigure, figureSources } from '../figures';
import type { Site, SiteFinding, SiteRule } from '../site';
import { placesOf } from '../typedLinks';

function faultsOf({ name, links, fault }: DrawnFigure, site: Site): SiteFinding[] {
  const faults = links.map((to) => ({ to, message: linkFault(to, site) }));
  // A fault that quotes an address, such as that of a page that a release cites, is where that address is typed.
  if (fault) faults.push({ to: /« (\/[^ »]*) »/.exec(fault)?.[1] ?? name, message: fault });
  return faults.flatMap(({ to, message }) => {
    if (!message) return [];
    const [, file] = /^([\w./-]+\.tsx?) : /.exec(message) ?? [];
    return placesOf(to, file ? [file] : figureSources()).map(({ to: _, ...place }) => ({
      ...place,
      message: `Figure « ${name} » : ${message}`,
    }));
  });
}

/** Every figure can be drawn, and its links lead somewhere: the build does not check them. */
export const figures: SiteRule = {
  id: 'figures',
  check: (site) => site.figures.flatMap((figure) => faultsOf(figure, site)),
};
