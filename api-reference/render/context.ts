// What the pieces of one page share.
import type { RootContent } from 'mdast';
import type { JsonObject } from '../../lib/json';
import type { Ids } from '../ids';
import type { SiteLinks } from '../site';

export type Page = {
  readonly document: JsonObject;
  readonly ids: Ids;
  readonly links: SiteLinks;
  /** The samples of an operation; undefined for a contract that is not the product's, whose samples none proved. */
  readonly samples: ((operationId: string) => RootContent[]) | undefined;
  /** Schemas whose fields the page already lists, each with the words that say where. */
  readonly shownSchemas: Map<string, string>;
};
