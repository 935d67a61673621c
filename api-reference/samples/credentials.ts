// What a request proves its caller with: every scheme of the first requirement that samples can meet.
import { isList, isObject, type JsonObject, pointTo } from '../../lib/json';
import { type Operation, partAt } from '../../lib/openapi';
import type { Pair } from './examples';

export type Header = {
  readonly name: string;
  readonly value:
    | { readonly text: string }
    /** What stands before the variable: `session=` in a cookie. */
    | { readonly variable: string; readonly before?: string }
    /** A new UUID at each run. */
    | 'uuid';
};

/** What a request proves its sender by. */
export type Credentials = {
  readonly auth: 'bearer' | 'basic' | 'none';
  readonly headers: readonly Header[];
  /** Keys that go in the query, each with its variable. */
  readonly queryKeys: readonly Pair[];
};

const NONE: Credentials = { auth: 'none', headers: [], queryKeys: [] };

/** The schemes that are required together, by requirement. */
function requirementsOf(document: JsonObject, operation: Operation): JsonObject[][] {
  const security = operation.value.security ?? document.security;
  return (isList(security) ? security : []).filter(isObject).map((names) =>
    Object.keys(names).flatMap((name) => {
      const scheme = partAt(document, pointTo('/components/securitySchemes', name))?.value;
      return scheme ? [scheme] : [];
    }),
  );
}

const needsCertificate = (schemes: readonly JsonObject[]): boolean =>
  schemes.some(({ type }) => type === 'mutualTLS');

/** A certificate is a file that only the reader has, and each language wants it in a form of its own. */
export function lacksSample(document: JsonObject, operation: Operation): boolean {
  const requirements = requirementsOf(document, operation);
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

function keyOf({ name, in: location }: JsonObject, isAlone: boolean): Credentials {
  const variable = keyVariable(String(name), isAlone);
  const key: Pair = [String(name), variable];
  if (location === 'query') return { ...NONE, queryKeys: [key] };
  const header: Header =
    location === 'cookie'
      ? { name: 'Cookie', value: { variable, before: `${name}=` } }
      : { name: String(name), value: { variable } };
  return { ...NONE, headers: [header] };
}

const isBasic = ({ type, scheme }: JsonObject): boolean =>
  type === 'http' && String(scheme).toLowerCase() === 'basic';

export function credentialsOf(document: JsonObject, operation: Operation): Credentials {
  const schemes = requirementsOf(document, operation).find((each) => !needsCertificate(each)) ?? [];
  const keys = schemes.filter(({ type }) => type === 'apiKey');
  const others = schemes.filter((scheme) => !keys.includes(scheme));
  const found = keys.map((key) => keyOf(key, keys.length === 1));
  return {
    auth: others.length === 0 ? 'none' : others.every(isBasic) ? 'basic' : 'bearer',
    headers: found.flatMap(({ headers }) => headers),
    queryKeys: found.flatMap(({ queryKeys }) => queryKeys),
  };
}
