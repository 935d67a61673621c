// The errors of an operation, one per code.

import type { JsonObject } from '../../lib/json';
import { childrenOf, type Part, partAt } from '../../lib/openapi';
import { apiErrors, oauthErrors } from '../../product/errors';
import type { ErrorCase } from './types';

const catalogue = [...apiErrors, ...oauthErrors];

/** Errors that any call may get: the error catalogue explains them once, so operations only name them. */
const GENERAL_CODES = [
  ...['invalid-request', 'unauthenticated', 'insufficient-scope', 'not-found'],
  ...['rate-limited', 'internal-error', 'service-unavailable'],
];

export const isGeneral = ({ code }: ErrorCase): boolean => code !== undefined && GENERAL_CODES.includes(code);

export const isErrorStatus = (status: string): boolean => /^([45]|default$)/.test(status);

/** In the contract, the example of an error is named after its code. */
function errorCodesOf(document: JsonObject, response: Part): string[] {
  return childrenOf(document, response, 'content').flatMap(([, media]) =>
    childrenOf(document, media, 'examples').map(([name]) => name),
  );
}

export function errorsOf(document: JsonObject, operation: Part): ErrorCase[] {
  return childrenOf(document, operation, 'responses')
    .filter(([status]) => isErrorStatus(status))
    .flatMap(([status, response]): ErrorCase[] => {
      const description = String(response.value.description ?? '').trim();
      const codes = errorCodesOf(document, response);
      if (codes.length === 0) return [{ status, code: undefined, cause: description, remedy: undefined }];
      return codes.map((code) => {
        const known = catalogue.find((error) => error.code === code && String(error.status) === status);
        const summary = partAt(document, `/components/examples/${code}`)?.value.summary;
        const cause =
          known?.cause ?? (codes.length > 1 && typeof summary === 'string' ? summary : description);
        return { status, code, cause, remedy: known?.remedy };
      });
    });
}
