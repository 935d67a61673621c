// The errors of an operation: its own with their cause, then the names of those that any call may get. What to do is said
// once, in the catalogue, to which the name leads; here, only of those that it does not tell.
import { problemBodyOf } from '../model/errors';
import type { ErrorCase, Field, Operation } from '../model/types';
import { code, frenchList } from '../model/words';
import { bodyContent } from './bodies';
import type { PageContext } from './context';
import { exampleBlocks } from './examples';
import { fieldList } from './fields';
import {
  type Child,
  classedParagraph,
  element,
  inlineCode,
  joined,
  maybeLink,
  nodesOf,
  type Phrase,
  paragraph,
  strong,
  tag,
} from './nodes';
import { fold } from './parts';
import { asSentence, inline, lowercaseFirst } from './prose';

/** The place of an error in the catalogue, if that tells it. */
const placeOf = ({ code: name }: ErrorCase, { document, links }: PageContext): string | undefined =>
  name && problemBodyOf(document, name) ? links.toError(name) : undefined;

function linkedName(error: ErrorCase, page: PageContext): Phrase {
  if (error.status === 'default')
    return strong(['Toute autre réponse', error.code].filter(Boolean).join(' '));
  return maybeLink(placeOf(error, page), inlineCode([error.status, error.code].filter(Boolean).join(' ')));
}

/** A status or a name, and what it means. */
export const errorLine = (name: Phrase, ...words: Phrase[]): Child =>
  paragraph(tag('span.api-error', name), ' ', words);

function errorItem(error: ErrorCase, prefix: string, page: PageContext): Child {
  const { status, code: name, cause } = error;
  const known = page.catalogue.errors.find((each) => each.code === name && String(each.status) === status);
  const words = inline(asSentence(known?.cause || cause || 'Sans description'));
  const remedy = known?.remedy && !placeOf(error, page) && inline(asSentence(lowercaseFirst(known.remedy)));
  return element(
    'li',
    { id: page.ids.unique(prefix, 'erreur', name ?? status) },
    errorLine(linkedName(error, page), words, remedy && [' ', strong('Que faire :'), ' ', ...remedy]),
  );
}

export function errorNodes(errors: readonly ErrorCase[], prefix: string, page: PageContext): Child {
  const isGeneral = ({ code: name = '' }: ErrorCase): boolean => page.catalogue.general.includes(name);
  const own = errors.filter((error) => !isGeneral(error)).map((error) => errorItem(error, prefix, page));
  const general = errors.filter(isGeneral).map((error) => linkedName(error, page));
  const opening = own.length > 0 ? 'Et comme partout : ' : 'Celles de toute opération : ';
  return [
    own.length > 0 && tag('ul.api-errors', own),
    general.length > 0 && classedParagraph('api-general', opening, joined(general, ', ', ' et '), '.'),
  ];
}

const statusWords = (statuses: readonly string[]): string =>
  frenchList(
    statuses.map((status) => (status === 'default' ? 'des autres réponses' : code(status))),
    'et',
  );

/** The bodies and headers that come with errors, folded: those that the page of errors describes are left to it. */
export function errorBodyNodes(operation: Operation, prefix: string, page: PageContext): Child {
  const { summary, errorBodies, errorHeaders } = operation;
  const described = page.catalogue.schemas ?? [];
  const place = { where: `les erreurs de « ${summary} »`, heading: prefix };
  const bodies = errorBodies
    .filter(({ body }) => !described.includes(body.content?.schema ?? ''))
    .map(({ statuses, body }) => {
      const content = nodesOf([
        bodyContent(body, { page, direction: 'response', prefix, place }),
        exampleBlocks(body, 'Erreur'),
      ]);
      const title = inline(`Corps ${code(body.mediaType)} : ${statusWords(statuses)}`);
      return content.length > 0 ? fold(title, content) : paragraph(title);
    });
  if (errorHeaders.length === 0) return bodies;
  const fields = errorHeaders.map(({ field }): Field => ({ ...field, presence: 'required' }));
  const context = { ids: page.ids, prefix: `${prefix}-en-tete`, direction: 'response' } as const;
  const list = fieldList(fields, context, (field) => {
    const statuses = errorHeaders[fields.indexOf(field)]?.statuses ?? [];
    return classedParagraph('api-example', inline(`Avec : ${statusWords(statuses)}.`));
  });
  return [bodies, tag('div.api-error-headers', fold(`En-têtes des erreurs (${errorHeaders.length})`, list))];
}
