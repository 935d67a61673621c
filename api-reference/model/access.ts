// How a caller authenticates for an operation, and the OAuth scopes that it needs.
import { type JsonObject, pointTo } from '../../lib/json';
import { childrenOf, partAt } from '../../lib/openapi';
import { asObject, objectsIn, textsIn } from './values';
import { code, frenchList } from './words';

type Requirement = {
  readonly name: string;
  /** Undefined where the contract does not describe it. */
  readonly scheme: JsonObject | undefined;
  readonly needed: readonly string[];
};

/** The ways to authenticate; all schemes of one way are required together. */
export const requirementsOf = (document: JsonObject, operation: JsonObject): Requirement[][] =>
  objectsIn(operation.security ?? document.security).map((names) =>
    Object.entries(names).map(([name, needed]) => ({
      name,
      scheme: partAt(document, pointTo('/components/securitySchemes', name))?.value,
      needed: textsIn(needed),
    })),
  );

const API_KEY_LOCATIONS: Readonly<Record<string, string>> = {
  header: "l'en-tête",
  query: "le paramètre d'adresse",
  cookie: 'le cookie',
};

export const isBasic = ({ type, scheme }: JsonObject): boolean =>
  type === 'http' && /^basic$/i.test(String(scheme));

function schemeWords({ scheme, name }: Requirement): string {
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

const hasScopes = ({ scheme }: Requirement): boolean =>
  scheme?.type === 'oauth2' || scheme?.type === 'openIdConnect';

/** One of the ways is enough; there is none where no authentication is needed. */
export const accessOf = (document: JsonObject, operation: JsonObject) =>
  requirementsOf(document, operation).map((all) => {
    const neededBy = (some: readonly Requirement[]): string[] => [
      ...new Set(some.flatMap(({ needed }) => needed)),
    ];
    return {
      words: `${frenchList(all.map(schemeWords), 'et')}${all.length > 1 ? ', ensemble' : ''}`,
      scopes: neededBy(all.filter(hasScopes)),
      roles: neededBy(all.filter((each) => !hasScopes(each))),
    };
  });

type Scope = { readonly name: string; readonly description: string };

/** The scopes of every OAuth 2.0 flow, each once. */
export function scopesOf(document: JsonObject): Scope[] {
  const components = { value: asObject(document.components), pointer: '/components' };
  const scopes = childrenOf(document, components, 'securitySchemes')
    .flatMap(([, { value }]) => Object.values(asObject(value.flows)))
    .flatMap((flow) => Object.entries(asObject(asObject(flow).scopes)));
  return [...new Map(scopes)].map(([name, text]) => ({ name, description: String(text ?? '') }));
}
