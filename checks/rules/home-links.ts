import { deadTypedLinks } from '../addresses';
import type { SiteRule } from '../site';

export const homeLinks: SiteRule = {
  id: 'home-links',
  check: (site) => deadTypedLinks(site.homeLinks, site),
};
