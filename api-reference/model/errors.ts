// The refusals of an operation, one a code.

import type { JsonObject } from '../../lib/json';
import { childrenOf, type Part, partAt } from '../../lib/openapi';
import { apiErrors, oauthErrors } from '../../product/errors';
import type { ErrorCase } from './types';

const catalogue = [...apiErrors, ...oauthErrors];

/** What any call may meet: the catalogue explains it once. */
const GENERAL = [
  ...['invalid-request', 'unauthenticated', 'insufficient-scope', 'not-found'],
  ...['rate-limited', 'internal-error', 'service-unavailable'],
];

export const isGeneral = ({ code }: ErrorCase): boolean => code !== undefined && GENERAL.includes(code);

export const isErrorStatus = (status: string): boolean => /^([45]|default$)/.test(status);

/** An example of an error is named after its code. */
function codesOf(document: JsonObject, response: Part): string[] {
  return childrenOf(document, response, 'content').flatMap(([, media]) =>
    childrenOf(document, media, 'examples').map(([name]) => name),
  );
}

export function errorsOf(document: JsonObject, operation: Part): ErrorCase[] {
  return childrenOf(document, operation, 'responses')
    .filter(([status]) => isErrorStatus(status))
    .flatMap(([status, response]): ErrorCase[] => {
      const description = String(response.value.description ?? '').trim();
      const codes = codesOf(document, response);
      if (codes.length === 0) return [{ status, code: undefined, cause: description, remedy: undefined }];
      return codes.map((code) => {
        const known = catalogue.find((error) => error.code === code && String(error.status) === status);
        const named = partAt(document, `/components/examples/${code}`)?.value.summary;
        const cause = known?.cause ?? (codes.length > 1 && typeof named === 'string' ? named : description);
        return { status, code, cause, remedy: known?.remedy };
      });
    });
}
