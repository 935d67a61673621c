// What a page shows of the contract. Texts are Markdown, typed plain.
import type { Json } from '../../lib/json';

/** « obligatoire », « facultatif », or one of several fields of which one must be there. */
export type Presence = 'required' | 'optional' | 'one-of';

export type Field = {
  /** As the wire has it; words, for what has no name of its own: « chaque clé », « élément 1 ». */
  readonly name: string;
  readonly isNamed: boolean;
  readonly type: string;
  readonly presence: Presence;
  readonly nullable: boolean;
  /** « lecture seule », « obsolète ». */
  readonly remarks: readonly string[];
  readonly limits: readonly string[];
  readonly description: string | undefined;
  readonly example: Json | undefined;
  /** « Exactement un de `caseId` et `newCase`. » */
  readonly rules: readonly string[];
  readonly children: readonly Field[];
  readonly variants: readonly Variant[];
  /** Its name among the schemas of the contract. */
  readonly schema: string | undefined;
};

export type Variant = {
  readonly name: string;
  /** « si `kind` vaut `cat` ». */
  readonly when: string | undefined;
  readonly field: Field;
};

export type Example = {
  readonly summary: string | undefined;
  readonly value: Json;
  /** Made from the schema, since the contract gives none. */
  readonly isBuilt: boolean;
};

export type Body = {
  readonly mediaType: string;
  /** Undefined for what is not described: a file, a media type alone. */
  readonly content: Field | undefined;
  readonly examples: readonly Example[];
};

export const PLACES = ['path', 'query', 'header', 'cookie'] as const;
export type Place = (typeof PLACES)[number];

export type Parameter = {
  readonly field: Field;
  readonly place: Place;
  readonly written: string | undefined;
};

export type RequestBody = {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly bodies: readonly Body[];
};

export type Response = {
  readonly status: string;
  readonly description: string | undefined;
  readonly headers: readonly Field[];
  readonly bodies: readonly Body[];
};

export type ErrorCase = {
  readonly status: string;
  readonly code: string | undefined;
  readonly cause: string;
  readonly remedy: string | undefined;
};

/** One way to be let in; all its parts are needed together. */
export type Access = { readonly words: string; readonly scopes: readonly string[] };

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tag: string | undefined;
  readonly isDeprecated: boolean;
  /** Any of these; none means that no one is asked who they are. */
  readonly access: readonly Access[];
  readonly isIdempotentByKey: boolean;
  /** « 300 requêtes par minute ». */
  readonly rate: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  readonly errors: readonly ErrorCase[];
};
