import { deadLink } from '../addresses';
import { type DrawnFigure, figureSources } from '../figures';
import type { Site, SiteFinding, SiteRule } from '../site';
import { placesOf } from '../typedLinks';

/** The address that a fault is about, such as that of a page that a release cites: it is typed in a file. */
const addressIn = (fault: string): string | undefined => /« (\/[^ »]*) »/.exec(fault)?.[1];

/** The file that a fault names, if it names one. */
const filesOf = (fault: string): string[] => {
  const [, file] = /^([\w./-]+\.tsx?) : /.exec(fault) ?? [];
  return file ? [file] : figureSources();
};

function faultsOf({ name, links, fault }: DrawnFigure, site: Site): SiteFinding[] {
  const faults = links.map((to) => ({ to, message: deadLink(to, site) }));
  if (fault) faults.push({ to: addressIn(fault) ?? name, message: fault });
  return faults.flatMap(({ to, message }) => {
    const places = message ? placesOf(to, filesOf(message)) : [];
    return places.map(({ file, line }) => ({ file, line, message: `Figure « ${name} » : ${message}` }));
  });
}

/** Every figure can be drawn, and leads somewhere: it is plain HTML, whose links the build does not look at. */
export const figures: SiteRule = {
  id: 'figures',
  check: (site) => site.figures.flatMap((figure) => faultsOf(figure, site)),
};
