// What the pieces of one page share.
import type { RootContent } from 'mdast';
import type { JsonObject } from '../../lib/json';
import type { ApiError } from '../../product/errors';
import type { Ids } from '../ids';
import type { SiteLinks } from '../site';

/** Whether to send a refused call again: as it was, once it is corrected, or never. */
type Retry = 'same' | 'corrected' | 'no';

export type CatalogueError = ApiError & { readonly retry?: Retry };

/** What the pages say of errors beyond the contract. */
export type ErrorCatalogue = {
  readonly errors: readonly CatalogueError[];
  /** The codes that any call may get. */
  readonly general: readonly string[];
};

export type PageContext = {
  readonly document: JsonObject;
  readonly catalogue: ErrorCatalogue;
  readonly ids: Ids;
  readonly links: SiteLinks;
  /** The samples of an operation. Undefined for a contract other than the product's: its samples were never executed. */
  readonly samples: ((operationId: string) => RootContent[]) | undefined;
  /** Schemas whose fields the page already lists, each with the French words that say where. */
  readonly shownSchemas: Map<string, string>;
};
