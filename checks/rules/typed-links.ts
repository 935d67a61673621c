import { linkFault } from '../addresses';
import { findingsFor } from '../rule';
import type { SiteRule } from '../site';

/** Links outside the pages, in the announcement, the home page, the navigation bar, the footer and the sidebar. */
export const typedLinks: SiteRule = {
  id: 'typed-links',
  check: (site) => findingsFor(site.typedLinks, ({ to }) => linkFault(to, site)),
};
