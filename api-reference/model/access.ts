// How a caller authenticates for an operation, and the OAuth scopes that it needs.
import { isList, isObject, type JsonObject, lookUp, pointTo } from '../../lib/json';
import { textsIn } from './schema';
import type { Access } from './types';
import { code } from './words';

const API_KEY_LOCATIONS: Readonly<Record<string, string>> = {
  header: "l'en-tête",
  query: "le paramètre d'adresse",
  cookie: 'le cookie',
};

function schemeWords(document: JsonObject, name: string): string {
  const scheme = lookUp(document, pointTo('/components/securitySchemes', name));
  if (!isObject(scheme)) return code(name);
  if (scheme.type === 'oauth2') return "jeton d'accès (`Authorization: Bearer`)";
  if (scheme.type === 'openIdConnect') return 'OpenID Connect';
  if (scheme.type === 'mutualTLS') return 'certificat TLS du client';
  if (scheme.type === 'apiKey')
    return `clé dans ${API_KEY_LOCATIONS[String(scheme.in)] ?? 'la requête'} ${code(String(scheme.name))}`;
  return scheme.scheme === 'basic'
    ? 'identifiant et secret du client (HTTP Basic)'
    : `jeton dans ${code(`Authorization: ${String(scheme.scheme ?? 'Bearer')}`)}`;
}

export function accessOf(document: JsonObject, operation: JsonObject): Access[] {
  const security = operation.security ?? document.security;
  return (isList(security) ? security : []).filter(isObject).map((schemes) => ({
    words: Object.keys(schemes)
      .map((name) => schemeWords(document, name))
      .join(' et '),
    scopes: [...new Set(Object.values(schemes).flatMap(textsIn))],
  }));
}

type Scope = { readonly name: string; readonly description: string };

/** The scopes of every OAuth 2.0 flow, each once. */
export function scopesOf(document: JsonObject): Scope[] {
  const schemes = lookUp(document, '/components/securitySchemes');
  const flows = Object.values(isObject(schemes) ? schemes : {}).flatMap((scheme) =>
    isObject(scheme) && isObject(scheme.flows) ? Object.values(scheme.flows).filter(isObject) : [],
  );
  const scopes = flows.flatMap((flow) => (isObject(flow.scopes) ? Object.entries(flow.scopes) : []));
  return [...new Map(scopes)].map(([name, description]) => ({ name, description: String(description) }));
}
