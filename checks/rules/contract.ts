import type { SiteRule } from '../site';

/** The contract of the API can be read. checks/contract/ holds the rules on its quality, which the tests run. */
export const contract: SiteRule = {
  id: 'contract',
  check: ({ contractFaults }) => [...contractFaults],
};
