import { expandComponents } from '../apiComponents';
import { inPages, type SiteRule } from '../site';

/** `<Operation id="…" />` and the like name parts of the contract, and samples that were executed. */
export const apiPieces: SiteRule = {
  id: 'api-pieces',
  check: (site) =>
    site.contractFaults.length > 0 ? [] : inPages(site, (page) => expandComponents(page).refused),
};
