// The catalogue of errors: each code under an address of its own, with what to do and the body that the API answers.
import type { JsonObject } from '../../lib/json';
import { problemBodyOf } from '../model/errors';
import { apiOperations } from '../model/operation';
import type { KnownError } from '../options';
import type { PageContext } from './context';
import { prettyJson } from './json';
import { operationLinks } from './lists';
import { type Child, element, inlineCode, type Phrase } from './nodes';
import { codeBlock, fold, part, traitList } from './parts';
import { asSentence, inline } from './prose';

const RETRY_WORDS: Readonly<Record<NonNullable<KnownError['retry']>, string>> = {
  same: "Oui : le même appel, avec la même clé d'idempotence s'il en porte une. Pour une action sans clé, relisez d'abord l'objet.",
  corrected: "Une fois la cause levée, sous la même clé d'idempotence si l'appel en porte une.",
  no: "Non : refaire le même appel n'y change rien.",
};

function operationWords({ code }: KnownError, page: PageContext): Phrase {
  if (page.catalogue.general.includes(code)) return 'Toutes.';
  const operations = apiOperations(page.document).filter(({ errors }) =>
    errors.some((error) => error.code === code),
  );
  return operations.length > 0 && [operationLinks(operations, page), '.'];
}

/** The code and its cause stand open, so that the list can be looked through; the rest is folded. */
function errorEntry(error: KnownError, body: JsonObject, page: PageContext): Child {
  const { status, code, cause, remedy, retry } = error;
  const operations = operationWords(error, page);
  return [
    element('h4.api-code', { id: page.ids.unique(code) }, inlineCode(code), ` (${status})`),
    fold(inline(asSentence(cause)), [
      traitList([
        ['Que faire', inline(asSentence(remedy))],
        ...(retry ? [['Réessayer', inline(RETRY_WORDS[retry])] as const] : []),
        ...(operations ? [['Opérations', operations] as const] : []),
      ]),
      codeBlock('json', 'Corps de la réponse', prettyJson(body)),
    ]),
  ];
}

/** Those whose body the contract has: the others, as those of OAuth, have no code in it. */
export const errorCatalogue = (page: PageContext): Child =>
  part(
    page.catalogue.errors.map((error) => {
      const body = problemBodyOf(page.document, error.code);
      return body && errorEntry(error, body, page);
    }),
  );
