// What a body holds: its fields, listed once on a page.
import type { BlockContent } from 'mdast';
import type { Direction } from '../model/fields';
import type { Body, Field } from '../model/types';
import type { Page } from './context';
import { contentOf, countWords, folded } from './fields';
import { paragraph } from './nodes';
import { inline } from './prose';

export type BodyPlace = {
  readonly page: Page;
  readonly direction: Direction;
  readonly prefix: string;
  /** « la réponse 201 de « Créer un dossier » ». */
  readonly where: string;
};

/** An object needs no word; a list, a text or a body that may be `null` does. */
function shapeWords({ type, nullable, limits, children, variants }: Field): string | undefined {
  const facts = [type, ...(nullable ? ['peut être `null`'] : []), ...limits];
  if (type.startsWith('objet') && facts.length === 1 && children.length + variants.length > 0)
    return undefined;
  if (type.startsWith('objet') && facts.length === 1) return 'Objet vide.';
  const [first = ''] = facts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...facts.slice(1)].join(', ')}.`;
}

export function bodyContent(
  { content }: Body,
  { page, direction, prefix, where }: BodyPlace,
): BlockContent[] {
  if (!content) return [];
  const shape = shapeWords(content);
  const fields = contentOf(content, { ids: page.ids, prefix, direction });
  const introduction = shape ? [paragraph(inline(shape))] : [];
  const key = `${direction} ${content.schema}`;
  const known = content.schema === undefined ? undefined : page.shownSchemas.get(key);
  if (known && fields.length > 0) {
    const summary = inline(`${countWords(content.children.length)}, comme dans ${known}`);
    return [...introduction, folded(summary, false, fields)];
  }
  if (content.schema !== undefined) page.shownSchemas.set(key, where);
  return [...introduction, ...fields];
}
