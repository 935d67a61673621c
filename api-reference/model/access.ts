// How a caller authenticates for an operation, and the OAuth scopes that it needs.
import { isList, isObject, type JsonObject, pointTo } from '../../lib/json';
import { childrenOf, partAt } from '../../lib/openapi';
import { textsIn } from './schema';
import type { Access } from './types';
import { code, frenchList } from './words';

const API_KEY_LOCATIONS: Readonly<Record<string, string>> = {
  header: "l'en-tête",
  query: "le paramètre d'adresse",
  cookie: 'le cookie',
};

const schemeAt = (document: JsonObject, name: string): JsonObject | undefined =>
  partAt(document, pointTo('/components/securitySchemes', name))?.value;

function schemeWords(scheme: JsonObject | undefined, name: string): string {
  if (!scheme) return code(name);
  if (scheme.type === 'oauth2') return "jeton d'accès (`Authorization: Bearer`)";
  if (scheme.type === 'openIdConnect') return 'OpenID Connect';
  if (scheme.type === 'mutualTLS') return 'certificat TLS du client';
  if (scheme.type === 'apiKey')
    return `clé dans ${API_KEY_LOCATIONS[String(scheme.in)] ?? 'la requête'} ${code(String(scheme.name))}`;
  const kind = String(scheme.scheme ?? 'Bearer');
  if (/^basic$/i.test(kind)) return 'identifiant et secret (HTTP Basic)';
  return `jeton dans ${code(`Authorization: ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)}`;
}

/** Only these have scopes: what others list is roles. */
const hasScopes = (scheme: JsonObject | undefined): boolean =>
  scheme?.type === 'oauth2' || scheme?.type === 'openIdConnect';

export function accessOf(document: JsonObject, operation: JsonObject): Access[] {
  const security = operation.security ?? document.security;
  return (isList(security) ? security : []).filter(isObject).map((requirement) => {
    const schemes = Object.entries(requirement).map(([name, needed]) => ({
      name,
      scheme: schemeAt(document, name),
      needed: textsIn(needed),
    }));
    const neededBy = (isOAuth: boolean): string[] => [
      ...new Set(
        schemes.filter(({ scheme }) => hasScopes(scheme) === isOAuth).flatMap(({ needed }) => needed),
      ),
    ];
    const words = schemes.map(({ scheme, name }) => schemeWords(scheme, name));
    return {
      words: `${frenchList(words, 'et')}${words.length > 1 ? ', ensemble' : ''}`,
      scopes: neededBy(true),
      roles: neededBy(false),
    };
  });
}

type Scope = { readonly name: string; readonly description: string };

/** The scopes of every OAuth 2.0 flow, each once. */
export function scopesOf(document: JsonObject): Scope[] {
  const components = {
    value: isObject(document.components) ? document.components : {},
    pointer: '/components',
  };
  const flows = childrenOf(document, components, 'securitySchemes').flatMap(([, { value: scheme }]) =>
    isObject(scheme.flows) ? Object.values(scheme.flows).filter(isObject) : [],
  );
  const scopes = flows.flatMap((flow) => (isObject(flow.scopes) ? Object.entries(flow.scopes) : []));
  return [...new Map(scopes)].map(([name, description]) => ({
    name,
    description: String(description ?? ''),
  }));
}
