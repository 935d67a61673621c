// The content of a request or response body. The fields of a schema are listed once on a page.
import type { Body, Direction, Field } from '../model/types';
import { type PageContext, type Place, shownBefore } from './context';
import { countDescendants, fieldContent, fieldCountText, valueList } from './fields';
import { type Child, maybeLink, paragraph } from './nodes';
import { fold } from './parts';
import { inline } from './prose';

export type BodyContext = {
  readonly page: PageContext;
  readonly direction: Direction;
  /** Start of the ids of the fields. */
  readonly prefix: string;
  readonly place: Place;
  /** With more fields than this, they are folded: the example beside them is enough to begin with. */
  readonly foldAbove?: number;
};

/** What the body is; undefined for a plain object, whose fields say enough. */
function shapeWords({ type, nullable, limits, children, others, forms }: Field): string | undefined {
  const words = [type, ...(nullable ? ['peut être `null`'] : []), ...limits].join(', ');
  if (!type.startsWith('objet') || words !== type)
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  if (children.length + forms.length > 0) return undefined;
  // Nothing says which fields it has, or that it has none.
  return others ? 'Objet.' : 'Objet, sans champ décrit.';
}

/** « 5 champs, comme dans la réponse 201 de … ». */
export const asBefore = (what: string, { where, heading }: Place): Child =>
  paragraph(`${what}, comme dans `, maybeLink(heading && `#${heading}`, inline(where)), '.');

export function bodyContent(
  { isFile, content, examples }: Body,
  { page, direction, prefix, place, foldAbove = Number.POSITIVE_INFINITY }: BodyContext,
): Child {
  if (isFile) return paragraph('Fichier.');
  if (!content) return examples.length === 0 && paragraph('Le contrat ne décrit pas ce corps.');
  const shape = shapeWords(content);
  const introduction = [shape && paragraph(inline(shape)), valueList(content)];
  const known =
    content.schema !== undefined && content.children.length > 0
      ? shownBefore(page, `${direction} ${content.schema}`, place)
      : undefined;
  if (known) return [introduction, asBefore(fieldCountText(content.children.length), known)];
  const fields = fieldContent(content, { ids: page.ids, prefix, direction });
  const count = countDescendants(content);
  return [
    introduction,
    fields.length > 0 && count > foldAbove ? fold(fieldCountText(count), fields) : fields,
  ];
}
