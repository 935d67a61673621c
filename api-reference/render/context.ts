// What the pieces of one page share.
import type { RootContent } from 'mdast';
import type { JsonObject } from '../../lib/json';
import type { Ids } from '../ids';
import type { SiteLinks } from '../site';

export type PageContext = {
  readonly document: JsonObject;
  readonly ids: Ids;
  readonly links: SiteLinks;
  /** The samples of an operation. Undefined for a contract other than the product's: its samples were never executed. */
  readonly samples: ((operationId: string) => RootContent[]) | undefined;
  /** Schemas whose fields the page already lists, each with the French words that say where. */
  readonly shownSchemas: Map<string, string>;
};
