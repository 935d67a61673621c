// Shared by the samples of JavaScript, Python and PHP: maps of values, and the parts of a form.

import type { BodyOf, Pair } from './body';
import { literal, type Syntax } from './literal';
import type { SampleRequest } from './request';

/** Most languages write parameters as a map, which is possible when each name is there once. */
export const hasUniqueNames = (pairs: readonly Pair[]): boolean =>
  new Set(pairs.map(([name]) => name)).size === pairs.length;

export const pairsLiteral = (pairs: readonly Pair[], syntax: Syntax, margin: string): string =>
  literal(hasUniqueNames(pairs) ? Object.fromEntries(pairs) : pairs, syntax, margin);

/** The query as a map with the variables of its keys; undefined where there is none, or where a name comes twice. */
export function parameterMap(
  { query, queryKeys }: Pick<SampleRequest, 'query' | 'queryKeys'>,
  syntax: Syntax,
  variable: (name: string) => string,
  margin = '',
): string | undefined {
  if (query.length + queryKeys.length === 0 || !hasUniqueNames(query)) return undefined;
  const overrides = Object.fromEntries(queryKeys.map(([name, own]) => [name, variable(own)]));
  return literal(Object.fromEntries([...query, ...queryKeys]), syntax, margin, overrides);
}

/** The code of a body: what to import, the statements before the call, and the value given to the call. */
export type BodyCode = {
  readonly imports?: readonly string[];
  readonly setup?: readonly string[];
  readonly value?: string;
};

/** The file of a form, and its objects as literals; the digest of the file is computed where an object announces it. */
export function formParts(
  { parts }: BodyOf<'multipart'>,
  syntax: Syntax,
  digestOf: (file: string) => string,
) {
  const file = parts.find((part) => part.kind === 'file')?.file;
  const objects = parts.filter((part) => part.kind === 'json');
  return {
    file,
    hasDigest: objects.some(({ digest }) => digest),
    objects: objects.map(({ variable, value, digest }) => ({
      variable,
      value: literal(value, syntax, '', digest && file ? { [digest]: digestOf(file) } : {}),
    })),
  };
}
