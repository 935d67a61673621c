import { deadTypedLinks } from '../addresses';
import type { SiteRule } from '../site';

/** The bar above the navigation is plain HTML: the build does not look at its link. */
export const announcementLink: SiteRule = {
  id: 'announcement-link',
  check: (site) => deadTypedLinks(site.announcementLinks, site),
};
