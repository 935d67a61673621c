// The catalogue of errors: each code under an address of its own, with what to do and the body that the API answers.
import type { PhrasingContent, RootContent } from 'mdast';
import type { JsonObject } from '../../lib/json';
import { problemBodyOf } from '../model/errors';
import { apiOperations } from '../model/operation';
import type { KnownError } from '../options';
import type { PageContext } from './context';
import { collapsible } from './fields';
import { prettyJson } from './json';
import { codeBlock, element, inlineCode, link, part, text } from './nodes';
import { asSentence, inline } from './prose';
import { traitList } from './traits';

const RETRY_WORDS: Readonly<Record<NonNullable<KnownError['retry']>, string>> = {
  same: "Oui : le même appel, avec la même clé d'idempotence s'il en porte une. Pour une action sans clé, relisez d'abord l'objet.",
  corrected: "Une fois la cause levée, sous la même clé d'idempotence si l'appel en porte une.",
  no: "Non : refaire le même appel n'y change rien.",
};

function operationWords({ code }: KnownError, page: PageContext): PhrasingContent[] {
  if (page.catalogue.general.includes(code)) return [text('Toutes.')];
  const operations = apiOperations(page.document).filter(({ errors }) =>
    errors.some((error) => error.code === code),
  );
  return operations.flatMap(({ id, summary }, index) => {
    const target = page.links.toOperation(id);
    return [
      ...(index > 0 ? [text(', ')] : []),
      target ? link(target, [text(summary)]) : text(summary),
      ...(index === operations.length - 1 ? [text('.')] : []),
    ];
  });
}

/** The code and its cause stand open, so that the list can be looked through; the rest is folded. */
function errorEntry(error: KnownError, body: JsonObject, page: PageContext): RootContent[] {
  const { status, code, cause, remedy, retry } = error;
  const operations = operationWords(error, page);
  return [
    element('h4', { id: page.ids.unique(code), className: ['api-code'] }, [
      inlineCode(code),
      text(` (${status})`),
    ]),
    collapsible(inline(asSentence(cause)), false, [
      traitList([
        ['Que faire', inline(asSentence(remedy))],
        ...(retry ? [['Réessayer', inline(RETRY_WORDS[retry])] as const] : []),
        ...(operations.length > 0 ? [['Opérations', operations] as const] : []),
      ]),
      codeBlock('json', 'Corps de la réponse', prettyJson(body)),
    ]),
  ];
}

/** Those whose body the contract has: the others, as those of OAuth, have no code in it. */
export function errorCatalogue(page: PageContext): RootContent[] {
  const entries = page.catalogue.errors.flatMap((error) => {
    const body = problemBodyOf(page.document, error.code);
    return body ? errorEntry(error, body, page) : [];
  });
  return [part(entries)];
}
