import type { SiteRule } from '../site';

/** A page that cannot be read has this one finding: no other rule can look at it. */
export const syntax: SiteRule = {
  id: 'syntax',
  check: ({ unreadable }) => [...unreadable],
};
