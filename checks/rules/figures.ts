import { deadLink } from '../addresses';
import { type DrawnFigure, figureSources } from '../figures';
import type { Site, SiteFinding, SiteRule } from '../site';
import { placesOf } from '../typedLinks';

function faultsOf({ name, links, fault }: DrawnFigure, site: Site): SiteFinding[] {
  const faults = links.map((to) => ({ to, message: deadLink(to, site) }));
  // The address that it is about, such as that of a page that a release cites, is typed in a file.
  if (fault) faults.push({ to: /« (\/[^ »]*) »/.exec(fault)?.[1] ?? name, message: fault });
  return faults.flatMap(({ to, message = '' }) => {
    if (message === '') return [];
    const [, file] = /^([\w./-]+\.tsx?) : /.exec(message) ?? [];
    return placesOf(to, file ? [file] : figureSources()).map((place) => ({
      file: place.file,
      line: place.line,
      message: `Figure « ${name} » : ${message}`,
    }));
  });
}

/** Every figure can be drawn, and leads somewhere: it is plain HTML, whose links the build does not check. */
export const figures: SiteRule = {
  id: 'figures',
  check: (site) => site.figures.flatMap((figure) => faultsOf(figure, site)),
};
