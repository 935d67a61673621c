// What the pieces of one page share.
import type { JsonObject } from '../../../product/json';
import type { Ids } from '../ids';
import type { SiteLinks } from '../site';

export type Page = {
  readonly document: JsonObject;
  readonly ids: Ids;
  readonly links: SiteLinks;
  /** Samples are those of the product's contract: no other is proved. */
  readonly hasSamples: boolean;
  /** Schemas whose fields the page already lists, each with the words that say where. */
  readonly shownSchemas: Map<string, string>;
};
