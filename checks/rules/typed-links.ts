import { deadLink } from '../addresses';
import type { SiteRule } from '../site';

/** Links outside the pages, in the announcement, the home page, the navigation bar, the footer and the sidebar. */
export const typedLinks: SiteRule = {
  id: 'typed-links',
  check: (site) =>
    site.typedLinks.flatMap(({ file, line, to }) => {
      const message = deadLink(to, site);
      return message === undefined ? [] : { file, line, message };
    }),
};
