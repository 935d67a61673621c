// The errors of an operation, one per code, and the bodies and headers that come with them.
import { isObject, type Json, type JsonObject, lookUp, pointTo } from '../../lib/json';
import { childrenOf, type Part } from '../../lib/openapi';
import { bodiesOf, headersOf } from './bodies';
import type { Field } from './types';

const isSuccess = (status: string): boolean => /^[123]/.test(status);

/** The responses that are errors, or those that are not. */
export function responsesOf(
  document: JsonObject,
  operation: Part,
  side: 'errors' | 'others',
): [string, Part][] {
  const all = childrenOf(document, operation, 'responses').filter(([status]) => !status.startsWith('x-'));
  const hasSuccess = all.some(([status]) => isSuccess(status));
  // Beside a success, `default` stands for errors; alone, for every response.
  const isError = (status: string): boolean => (status === 'default' ? hasSuccess : !isSuccess(status));
  return all.filter(([status]) => isError(status) === (side === 'errors'));
}

/** By convention, the example of an error may be named after its code, which it then contains. */
const isNamedAfterCode = (name: string, value: Json | undefined): boolean =>
  isObject(value) &&
  Object.values(value).some(
    (item) => typeof item === 'string' && (item === name || item.endsWith(`/${name}`)),
  );

export type ErrorCase = {
  readonly status: string;
  readonly code: string | undefined;
  /** In the words of the contract; the error catalogue may have better ones. */
  readonly cause: string;
};

export const errorsOf = (document: JsonObject, operation: Part): ErrorCase[] =>
  responsesOf(document, operation, 'errors').flatMap(([status, response]): ErrorCase[] => {
    const description = String(response.value.description ?? '').trim();
    const named = childrenOf(document, response, 'content')
      .flatMap(([, media]) => childrenOf(document, media, 'examples'))
      .filter(([name, example]) => isNamedAfterCode(name, example.value.value));
    if (named.length === 0) return [{ status, code: undefined, cause: description }];
    return named.map(([code, { value }]) => {
      const { summary } = value;
      const cause = named.length > 1 && typeof summary === 'string' ? summary : description;
      return { status, code, cause };
    });
  });

function byContent<Value>(all: readonly (readonly [string, Value])[]) {
  const groups = new Map<string, { readonly statuses: Set<string>; readonly value: Value }>();
  for (const [status, value] of all) {
    const key = JSON.stringify(value);
    const group = groups.get(key) ?? { statuses: new Set(), value };
    groups.set(key, group);
    group.statuses.add(status);
  }
  return [...groups.values()].map(({ statuses, value }) => ({ statuses: [...statuses], value }));
}

/** The bodies of errors: those of one schema together, with the examples of the contract. */
export function errorBodiesOf(document: JsonObject, operation: Part) {
  const all = responsesOf(document, operation, 'errors').flatMap(([status, response]) =>
    bodiesOf(document, response, 'response').map((body) => [status, body] as const),
  );
  const alike = byContent(all.map(([status, body]) => [status, { ...body, examples: [] }] as const));
  return alike.map(({ statuses, value }) => {
    const examples = all
      .filter(([status, { mediaType }]) => statuses.includes(status) && mediaType === value.mediaType)
      .flatMap(([, body]) => body.examples.filter(({ isGenerated }) => !isGenerated));
    return { statuses, body: { ...value, examples } };
  });
}

/** The headers of errors, but those that other responses have too. */
export function errorHeadersOf(document: JsonObject, operation: Part, others: readonly Field[]) {
  const known = new Set(others.map((header) => JSON.stringify(header)));
  const all = responsesOf(document, operation, 'errors').flatMap(([status, response]) =>
    headersOf(document, response).map((header) => [status, header] as const),
  );
  const own = all.filter(([, header]) => !known.has(JSON.stringify(header)));
  return byContent(own).map(({ statuses, value }) => ({ statuses, field: value }));
}

/** The body of an error whose example the contract has under the error's code. */
export function problemBodyOf(document: JsonObject, code: string): JsonObject | undefined {
  const body = lookUp(document, pointTo(pointTo('/components/examples', code), 'value'));
  return isObject(body) && body.code === code ? body : undefined;
}
