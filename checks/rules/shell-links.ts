import { deadTypedLinks } from '../addresses';
import type { SiteRule } from '../site';

/** The navigation bar and the footer. */
export const shellLinks: SiteRule = {
  id: 'shell-links',
  check: (site) => deadTypedLinks(site.shellLinks, site),
};
