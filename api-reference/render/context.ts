// What the components of one page share.
import type { JsonObject } from '../../lib/json';
import type { Ids } from '../ids';
import type { ErrorCatalogue } from '../options';
import type { ShownSamples } from '../shownSamples';
import type { SiteLinks } from '../site';

export type PageContext = {
  readonly document: JsonObject;
  readonly catalogue: ErrorCatalogue;
  readonly ids: Ids;
  readonly links: SiteLinks;
  /** Undefined for a contract other than the product's: its samples were never executed. */
  readonly samples?: ShownSamples;
  readonly shownLists: Map<string, Place>;
};

export type Place = {
  /** In French words: « la réponse 201 de « Créer un dossier » ». */
  readonly where: string;
  /** The id of its heading; undefined for a heading of the writer's. */
  readonly heading?: string;
};

/** Where the page has this list already; if nowhere, it is noted as being here. */
export function listedBefore({ shownLists }: PageContext, list: string, here: Place): Place | undefined {
  const before = shownLists.get(list);
  if (!before) shownLists.set(list, here);
  return before;
}
