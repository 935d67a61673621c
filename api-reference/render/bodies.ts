// The content of a request or response body. The fields of a schema are listed once on a page.
import type { BlockContent } from 'mdast';
import type { Direction } from '../model/fields';
import type { Body, Field } from '../model/types';
import { type PageContext, type Place, shownBefore } from './context';
import { collapsible, countDescendants, fieldContent, fieldCountText, valueList } from './fields';
import { link, paragraph, text } from './nodes';
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
  const traits = [type, ...(nullable ? ['peut être `null`'] : []), ...limits];
  const isPlainObject = type.startsWith('objet') && traits.length === 1;
  if (isPlainObject && children.length + forms.length > 0) return undefined;
  // Nothing says which fields it has, or that it has none.
  if (isPlainObject) return others ? 'Objet.' : 'Objet, sans champ décrit.';
  const [first = ''] = traits;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...traits.slice(1)].join(', ')}.`;
}

const undescribed = ({ examples }: Body): BlockContent[] =>
  examples.length > 0 ? [] : [paragraph([text('Le contrat ne décrit pas ce corps.')])];

/** « 5 champs, comme dans la réponse 201 de … ». */
export function asBefore(what: string, { where, heading }: Place): BlockContent {
  const words = inline(where);
  return paragraph([
    text(`${what}, comme dans `),
    ...(heading ? [link(`#${heading}`, words)] : words),
    text('.'),
  ]);
}

export function bodyContent(
  body: Body,
  { page, direction, prefix, place, foldAbove }: BodyContext,
): BlockContent[] {
  const { content } = body;
  if (body.isFile) return [paragraph([text('Fichier.')])];
  if (!content) return undescribed(body);
  const shape = shapeWords(content);
  const introduction = [...(shape ? [paragraph(inline(shape))] : []), ...valueList(content)];
  const known =
    content.schema !== undefined && content.children.length > 0
      ? shownBefore(page, `${direction} ${content.schema}`, place)
      : undefined;
  if (known) return [...introduction, asBefore(fieldCountText(content.children.length), known)];
  const fields = fieldContent(content, { ids: page.ids, prefix, direction });
  const isFolded = foldAbove !== undefined && fields.length > 0 && countDescendants(content) > foldAbove;
  if (!isFolded) return [...introduction, ...fields];
  return [...introduction, collapsible([text(fieldCountText(countDescendants(content)))], false, fields)];
}
