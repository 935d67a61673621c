// The errors of an operation: its own with their cause, then the codes that any call may be answered. A code links to the
// catalogue of errors, which says what to do; that is said here only for errors that the catalogue does not have.
import { type ErrorCase, problemBodyOf } from '../model/errors';
import { apiOperations, type Operation } from '../model/operation';
import type { Field } from '../model/types';
import { code, frenchList } from '../model/words';
import type { KnownError } from '../options';
import type { PageContext } from './context';
import { bodyContent, fieldList } from './fields';
import { prettyJson } from './json';
import { operationLinks } from './lists';
import {
  type Child,
  codeBlock,
  element,
  fold,
  inlineCode,
  joined,
  maybeLink,
  nodesOf,
  type Phrase,
  paragraph,
  part,
  tag,
  traitList,
} from './nodes';
import { asSentence, inline, lowercaseFirst } from './prose';
import { exampleBlocks } from './request';

const placeOf = ({ code: name }: ErrorCase, { document, links }: PageContext): string | undefined =>
  name && problemBodyOf(document, name) ? links.toError(name) : undefined;

function linkedName(error: ErrorCase, page: PageContext): Phrase {
  const { status, code: name = '' } = error;
  if (status === 'default') return tag('strong', `Toute autre réponse ${name}`.trim());
  return maybeLink(placeOf(error, page), inlineCode(`${status} ${name}`.trim()));
}

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
    errorLine(linkedName(error, page), words, remedy && [' ', tag('strong', 'Que faire :'), ' ', ...remedy]),
  );
}

export function errorNodes(errors: readonly ErrorCase[], prefix: string, page: PageContext): Child {
  const isGeneral = ({ code: name = '' }: ErrorCase): boolean => page.catalogue.general.includes(name);
  const own = errors.filter((error) => !isGeneral(error)).map((error) => errorItem(error, prefix, page));
  const general = errors.filter(isGeneral).map((error) => linkedName(error, page));
  const opening = own.length > 0 ? 'Et comme partout : ' : 'Celles de toute opération : ';
  return [
    own.length > 0 && tag('ul.api-errors', own),
    general.length > 0 && tag('p.api-general', opening, joined(general, ', ', ' et '), '.'),
  ];
}

function statusWords(statuses: readonly string[]): string {
  const words = statuses.map((status) => (status === 'default' ? 'des autres réponses' : code(status)));
  return frenchList(words, 'et');
}

/** Folded. Bodies that the page of errors describes are left to it. */
export function errorBodyNodes(operation: Operation, prefix: string, page: PageContext): Child {
  const { summary, errorBodies, errorHeaders } = operation;
  const context = { page, prefix, direction: 'response' } as const;
  const described = page.catalogue.schemas ?? [];
  const place = { where: `les erreurs de « ${summary} »`, heading: prefix };
  const bodies = errorBodies
    .filter(({ body }) => !described.includes(body.content?.schema ?? ''))
    .map(({ statuses, body }) => {
      const content = nodesOf([bodyContent(body, { ...context, place }), exampleBlocks(body, 'Erreur')]);
      const title = inline(`Corps ${code(body.mediaType)} : ${statusWords(statuses)}`);
      return content.length > 0 ? fold(title, content) : paragraph(title);
    });
  if (errorHeaders.length === 0) return bodies;
  const fields = errorHeaders.map(({ field }): Field => ({ ...field, presence: 'required' }));
  const list = fieldList(fields, { ...context, prefix: `${prefix}-en-tete` }, (index) =>
    tag('p.api-example', inline(`Avec : ${statusWords(errorHeaders[index]?.statuses ?? [])}.`)),
  );
  return [bodies, tag('div.api-error-headers', fold(`En-têtes des erreurs (${errorHeaders.length})`, list))];
}

const RETRY_WORDS: Readonly<Record<NonNullable<KnownError['retry']>, string>> = {
  same: "Oui : le même appel, avec la même clé d'idempotence s'il en porte une. Pour une action sans clé, relisez d'abord l'objet.",
  corrected: "Une fois la cause levée, sous la même clé d'idempotence si l'appel en porte une.",
  no: "Non : refaire le même appel n'y change rien.",
};

function operationWords({ code: name }: KnownError, page: PageContext): Phrase {
  if (page.catalogue.general.includes(name)) return 'Toutes.';
  const operations = apiOperations(page.document).filter(({ errors }) =>
    errors.some((error) => error.code === name),
  );
  return operations.length > 0 && [operationLinks(operations, page), '.'];
}

/**
 * Each code has an id. The code and its cause can be skimmed; what to do and the body are folded. Errors without a body in
 * the contract, as those of OAuth, are left out.
 */
export const errorCatalogue = (page: PageContext): Child =>
  part(
    page.catalogue.errors.map((error) => {
      const { status, code: name, cause, remedy, retry } = error;
      const body = problemBodyOf(page.document, name);
      if (!body) return undefined;
      const traits = traitList([
        ['Que faire', inline(asSentence(remedy))],
        ['Réessayer', retry && inline(RETRY_WORDS[retry])],
        ['Opérations', operationWords(error, page)],
      ]);
      return [
        element('h4.api-code', { id: page.ids.unique(name) }, inlineCode(name), ` (${status})`),
        fold(inline(asSentence(cause)), [traits, codeBlock('json', 'Corps de la réponse', prettyJson(body))]),
      ];
    }),
  );
