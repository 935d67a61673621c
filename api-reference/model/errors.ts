// The errors of an operation, one per code.

import { isObject, type JsonObject, lookUp, pointTo } from '../../lib/json';
import { childrenOf, type Part, partAt } from '../../lib/openapi';
import type { ErrorCase } from './types';

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
      if (codes.length === 0) return [{ status, code: undefined, cause: description }];
      return codes.map((code) => {
        const summary = partAt(document, `/components/examples/${code}`)?.value.summary;
        return {
          status,
          code,
          cause: codes.length > 1 && typeof summary === 'string' ? summary : description,
        };
      });
    });
}

/** The body of an error of which the contract has an example, under its code, which is also in it. */
export function problemBodyOf(document: JsonObject, code: string): JsonObject | undefined {
  const body = lookUp(document, pointTo(pointTo('/components/examples', code), 'value'));
  return isObject(body) && body.code === code ? body : undefined;
}
