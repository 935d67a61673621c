// What a request proves its caller with: every scheme of the first requirement that samples can meet.
import type { JsonObject } from '../../lib/json';
import type { Operation } from '../../lib/openapi';
import { isBasic, requirementsOf } from '../model/access';
import type { Pair } from './body';

export type Header = {
  readonly name: string;
  readonly value:
    | { readonly text: string }
    /** What stands before the variable: `session=` in a cookie. */
    | { readonly variable: string; readonly before?: string }
    /** A new UUID at each run. */
    | 'uuid';
};

export type Credentials = {
  readonly auth: 'bearer' | 'basic' | 'none';
  readonly headers: readonly Header[];
  /** Keys that go in the query, each with its variable. */
  readonly queryKeys: readonly Pair[];
};

/** The schemes that are required together, by requirement. */
const schemesOf = (document: JsonObject, { value }: Operation): JsonObject[][] =>
  requirementsOf(document, value).map((requirement) =>
    requirement.flatMap(({ scheme }) => (scheme ? [scheme] : [])),
  );

const needsCertificate = (schemes: readonly JsonObject[]): boolean =>
  schemes.some(({ type }) => type === 'mutualTLS');

/** A certificate is a file that only the reader has, and each language wants it in a form of its own. */
export function lacksSample(document: JsonObject, operation: Operation): boolean {
  const requirements = schemesOf(document, operation);
  return requirements.length > 0 && requirements.every(needsCertificate);
}

/** `API_KEY` for the only key; where there are several, each has the name that it is sent under. */
const keyVariable = (name: string, isAlone: boolean): string =>
  isAlone
    ? 'API_KEY'
    : name
        .replace(/([a-z])(?=[A-Z])/g, '$1_')
        .replace(/\W+/g, '_')
        .toUpperCase();

export function credentialsOf(document: JsonObject, operation: Operation): Credentials {
  const schemes = schemesOf(document, operation).find((each) => !needsCertificate(each)) ?? [];
  const keys = schemes.filter(({ type }) => type === 'apiKey');
  const others = schemes.filter(({ type }) => type !== 'apiKey');
  const named = keys.map(({ name, in: location }) => ({
    name: String(name),
    location,
    variable: keyVariable(String(name), keys.length === 1),
  }));
  const tokenAuth = others.every(isBasic) ? 'basic' : 'bearer';
  return {
    auth: others.length === 0 ? 'none' : tokenAuth,
    headers: named
      .filter(({ location }) => location !== 'query')
      .map(({ name, location, variable }) =>
        location === 'cookie'
          ? { name: 'Cookie', value: { variable, before: `${name}=` } }
          : { name, value: { variable } },
      ),
    queryKeys: named
      .filter(({ location }) => location === 'query')
      .map(({ name, variable }) => [name, variable]),
  };
}
