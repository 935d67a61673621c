// What the components of one page share.
import type { JsonObject } from '../../lib/json';
import type { Ids } from '../ids';
import type { ErrorCatalogue } from '../options';
import type { SiteLinks } from '../site';
import type { Child } from './nodes';

export type PageContext = {
  readonly document: JsonObject;
  readonly catalogue: ErrorCatalogue;
  readonly ids: Ids;
  readonly links: SiteLinks;
  /** Undefined for a contract other than the product's: its samples were never executed. */
  readonly samples?: {
    readonly ofOperation: (document: JsonObject, id: string) => Child;
    /** Those written by hand, or one numbered part of them. */
    readonly ofFile: (name: string, part: number | undefined) => Child;
  };
  /** The lists of fields that the page already has, by what they list. */
  readonly shownLists: Map<string, Place>;
};

/** A part of the page. */
export type Place = {
  /** In French words: « la réponse 201 de « Créer un dossier » ». */
  readonly where: string;
  /** The id of its heading. Undefined where the writer gives it. */
  readonly heading?: string;
};

/** Where the page has this list already; if nowhere, it will be here. */
export function listedBefore({ shownLists }: PageContext, list: string, here: Place): Place | undefined {
  const before = shownLists.get(list);
  if (!before) shownLists.set(list, here);
  return before;
}
