// The names and addresses of the product. The environment variable of each sets it without changing a file.

/** `origin`: a web address without a path. `path`: where the site begins under its origin. */
type Kind = 'text' | 'year' | 'origin' | 'path' | 'address' | 'optionalAddress' | 'email';

type Field = { readonly variable: string; readonly fallback: string; readonly kind: Kind };

const FIELDS = {
  productName: { variable: 'DOCS_PRODUCT_NAME', fallback: 'Preuve numérique', kind: 'text' },
  siteTitle: { variable: 'DOCS_SITE_TITLE', fallback: 'Preuve numérique : aide', kind: 'text' },
  tagline: {
    variable: 'DOCS_TAGLINE',
    fallback: "Aide, mode d'emploi, documentation et API",
    kind: 'text',
  },
  siteUrl: { variable: 'DOCS_SITE_URL', fallback: 'https://aide.preuve.example', kind: 'origin' },
  // The path under siteUrl: `/aide/` for https://www.domaine.example/aide/.
  baseUrl: { variable: 'DOCS_BASE_URL', fallback: '/', kind: 'path' },
  publicSite: { variable: 'DOCS_PUBLIC_SITE', fallback: 'https://www.preuve.example', kind: 'address' },
  proSite: { variable: 'DOCS_PRO_SITE', fallback: 'https://pro.preuve.example', kind: 'address' },
  console: { variable: 'DOCS_CONSOLE', fallback: 'https://console.preuve.example', kind: 'address' },
  consoleSandbox: {
    variable: 'DOCS_CONSOLE_SANDBOX',
    fallback: 'https://console.bac-a-sable.preuve.example',
    kind: 'address',
  },
  apiBase: { variable: 'DOCS_API_BASE', fallback: 'https://api.preuve.example/v1', kind: 'address' },
  apiSandboxBase: {
    variable: 'DOCS_API_SANDBOX_BASE',
    fallback: 'https://api.bac-a-sable.preuve.example/v1',
    kind: 'address',
  },
  swagger: { variable: 'DOCS_SWAGGER', fallback: 'https://api.preuve.example/swagger', kind: 'address' },
  problems: { variable: 'DOCS_PROBLEMS', fallback: 'https://api.preuve.example/problems', kind: 'address' },
  links: { variable: 'DOCS_LINKS', fallback: 'https://lien.preuve.example', kind: 'origin' },
  shares: { variable: 'DOCS_SHARES', fallback: 'https://partage.preuve.example', kind: 'origin' },
  verification: { variable: 'DOCS_VERIFICATION', fallback: 'https://verif.preuve.example', kind: 'address' },
  androidStore: {
    variable: 'DOCS_ANDROID_STORE',
    fallback: 'https://android.preuve.example',
    kind: 'address',
  },
  appleStore: { variable: 'DOCS_APPLE_STORE', fallback: 'https://apple.preuve.example', kind: 'address' },
  copyrightYear: { variable: 'DOCS_COPYRIGHT_YEAR', fallback: '2025', kind: 'year' },
  // Where the sources of the pages can be changed, up to their folder; none without it.
  repository: { variable: 'DOCS_REPOSITORY', fallback: '', kind: 'optionalAddress' },
  supportEmail: { variable: 'DOCS_SUPPORT_EMAIL', fallback: 'support@preuve.example', kind: 'email' },
} as const satisfies Record<string, Field>;

type IdentityField = keyof typeof FIELDS;
export type Identity = Readonly<Record<IdentityField, string>>;

const EMAIL = /^[^\s@<>]+@([^\s@<>.]+\.)+[^\s@<>.]{2,}$/;

function webAddress(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/** `/aide/`, for « aide », « /aide » and « /aide/ ». */
const withSlashes = (path: string): string => path.replace(/^\/?/, '/').replace(/\/?$/, '/');

/** Only characters that need no escape, neither in an address nor in a style sheet; no « . » or « .. » between slashes. */
const PATH = /^\/(?:(?!\.+\/)[\w.~-]+\/)*$/;

/**
 * Folders of the site itself. Docusaurus takes an address that begins with the base path for one that has it already:
 * under `/docs/`, it would not make `/docs/docs/intro` of `/docs/intro`.
 */
const SITE_FOLDER = /^\/(docs|img)\//;

function faultOfPath(value: string): string | undefined {
  const path = withSlashes(value);
  if (!PATH.test(path)) {
    return 'un chemin est attendu, par exemple /aide/, en lettres sans accent, chiffres, « - », « _ », « ~ » ou « . »';
  }
  const folder = SITE_FOLDER.exec(path)?.[1];
  return folder && `« ${folder} » est déjà un dossier du site ; prenez un autre chemin, par exemple /aide/`;
}

/** What is wrong with a value, in French for the person who set it; undefined for a valid value. */
function faultOf(kind: Kind, value: string): string | undefined {
  switch (kind) {
    case 'text':
      return undefined;
    case 'year':
      return /^\d{4}$/.test(value) ? undefined : 'une année est attendue, par exemple 2025';
    case 'path':
      return faultOfPath(value);
    case 'email':
      return EMAIL.test(value)
        ? undefined
        : 'une adresse e-mail est attendue, par exemple support@domaine.example';
    case 'optionalAddress':
      return value === '' ? undefined : faultOf('address', value);
    case 'address':
      return webAddress(value)
        ? undefined
        : 'une adresse complète est attendue, par exemple https://www.domaine.example';
    case 'origin': {
      const url = webAddress(value);
      return url && url.pathname === '/' && !url.search && !url.hash
        ? undefined
        : 'une adresse sans chemin est attendue, par exemple https://aide.domaine.example';
    }
  }
}

/** A slash at the end of an address is taken off: addresses are joined to paths that begin with one. */
function normalized(kind: Kind, value: string): string {
  if (kind === 'path') return withSlashes(value);
  return kind === 'origin' || kind === 'address' || kind === 'optionalAddress'
    ? value.replace(/\/+$/, '')
    : value;
}

export const identityFields = Object.entries(FIELDS) as [IdentityField, Field][];

/** Reads the identity, or throws one error that names every faulty field. */
export function readIdentity(variables: Readonly<Record<string, string | undefined>>): Identity {
  const faults: string[] = [];
  const values = identityFields.map(([name, { variable, fallback, kind }]) => {
    const value = variables[variable]?.trim() || fallback;
    const fault = faultOf(kind, value);
    if (fault) faults.push(`- ${name} (variable ${variable}) vaut « ${value} » : ${fault}.`);
    return [name, normalized(kind, value)] as const;
  });
  if (faults.length > 0) {
    throw new Error(`Identité du produit non valide (product/identity.ts) :\n${faults.join('\n')}`);
  }
  return Object.fromEntries(values) as Identity;
}

/** The addresses that are still under .example, the domain reserved for examples (RFC 2606). */
export function exampleAddresses(
  identity: Identity,
): { name: IdentityField; variable: string; value: string }[] {
  return identityFields.flatMap(([name, { variable, kind }]) => {
    if (kind === 'text' || kind === 'year' || kind === 'path') return [];
    const value = identity[name];
    if (value === '') return [];
    const host = kind === 'email' ? (value.split('@').at(-1) ?? '') : new URL(value).hostname;
    return host.endsWith('.example') ? [{ name, variable, value }] : [];
  });
}

export const identity = readIdentity(process.env);

/** The product's name in the name of a file: « Preuve numérique » gives « preuve-numerique ». */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'api';

export const productSlug = slugOf(identity.productName);
