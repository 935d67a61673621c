import { expandPieces } from '../pieces';
import type { SiteRule } from '../site';

/** `<Operation id="…" />` and the like name what the contract has, and samples that were executed. */
export const apiPieces: SiteRule = {
  id: 'api-pieces',
  check: ({ pages, contractFaults }) =>
    contractFaults.length > 0
      ? []
      : pages.flatMap((page) =>
          expandPieces(page).refused.map((finding) => ({ ...finding, file: page.file })),
        ),
};
