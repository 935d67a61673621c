// The credentials of a request: all schemes of the first requirement that samples can meet.
import type { JsonObject } from '../../lib/json';
import type { Operation } from '../../lib/openapi';
import { kebab } from '../ids';
import { isBasic, requirementsOf } from '../model/access';
import type { Pair } from './body';

export type Header = {
  readonly name: string;
  readonly value:
    | { readonly text: string }
    /** `before` is `session=` in a cookie. */
    | { readonly variable: string; readonly before?: string }
    | 'uuid';
};

const schemesOf = (document: JsonObject, { value }: Operation): JsonObject[][] =>
  requirementsOf(document, value).map((requirement) =>
    requirement.flatMap(({ scheme }) => (scheme ? [scheme] : [])),
  );

const needsCertificate = (schemes: readonly JsonObject[]): boolean =>
  schemes.some(({ type }) => type === 'mutualTLS');

/** Only the reader has a client certificate, and each language loads it in its own way. */
export function lacksSample(document: JsonObject, operation: Operation): boolean {
  const requirements = schemesOf(document, operation);
  return requirements.length > 0 && requirements.every(needsCertificate);
}

export function credentialsOf(document: JsonObject, operation: Operation) {
  const schemes = schemesOf(document, operation).find((each) => !needsCertificate(each)) ?? [];
  const others = schemes.filter(({ type }) => type !== 'apiKey');
  const keys = schemes.filter(({ type }) => type === 'apiKey');
  const named = keys.map(({ name, in: location }) => ({
    name: String(name),
    location,
    // Where there are several, each has the name that it is sent under.
    variable: keys.length === 1 ? 'API_KEY' : kebab(String(name)).replaceAll('-', '_').toUpperCase(),
  }));
  const auth: 'none' | 'basic' | 'bearer' =
    others.length === 0 ? 'none' : others.every(isBasic) ? 'basic' : 'bearer';
  return {
    auth,
    headers: named
      .filter(({ location }) => location !== 'query')
      .map(
        ({ name, location, variable }): Header =>
          location === 'cookie'
            ? { name: 'Cookie', value: { variable, before: `${name}=` } }
            : { name, value: { variable } },
      ),
    queryKeys: named
      .filter(({ location }) => location === 'query')
      .map(({ name, variable }): Pair => [name, variable]),
  };
}
