// What a page shows of the contract. Texts are in French, as Markdown with plain spaces: the build sets the typography.
import type { Json } from '../../lib/json';

/** `one-of`: one of several fields of which one must be there. */
export type Presence = 'required' | 'optional' | 'one-of';

export type Field = {
  /** As in the JSON; French words for what has no name of its own: « chaque clé », « élément 1 ». */
  readonly name: string;
  /** Whether `name` is as in the JSON. */
  readonly isNamed: boolean;
  readonly type: string;
  readonly presence: Presence;
  readonly nullable: boolean;
  /** « en lecture seule », « obsolète ». */
  readonly remarks: readonly string[];
  readonly limits: readonly string[];
  readonly description: string | undefined;
  readonly example: Json | undefined;
  /** « Exactement un de ces champs : `caseId` ou `newCase`. » */
  readonly rules: readonly string[];
  readonly children: readonly Field[];
  readonly variants: readonly Variant[];
  /** Its name under `components/schemas`, if it has one. */
  readonly schema: string | undefined;
};

/** One of the forms that a value may take: a member of `oneOf` or `anyOf`. */
export type Variant = {
  readonly name: string;
  /** « si `kind` vaut `cat` ». */
  readonly when: string | undefined;
  readonly field: Field;
};

export type Example = {
  readonly summary: string | undefined;
  readonly value: Json;
  /** Made from the schema, since the contract gives no example. */
  readonly isGenerated: boolean;
};

export type Body = {
  readonly mediaType: string;
  /** Undefined where the contract gives no schema, as for a file. */
  readonly content: Field | undefined;
  readonly examples: readonly Example[];
};

/** Where a parameter is sent: the values of OpenAPI's `in`. */
export const PARAMETER_LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;
export type ParameterLocation = (typeof PARAMETER_LOCATIONS)[number];

export type Parameter = {
  readonly field: Field;
  readonly location: ParameterLocation;
  /** How the parameter is written in a request, where its name and value alone do not show it. */
  readonly serialized: string | undefined;
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
  /** As the contract says it; the error catalogue may say it better. */
  readonly cause: string;
};

/** One way to authenticate; all the schemes that it names are needed together. */
export type Access = { readonly words: string; readonly scopes: readonly string[] };

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tag: string | undefined;
  readonly isDeprecated: boolean;
  /** One of these is enough; an empty list means that no authentication is needed. */
  readonly access: readonly Access[];
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  readonly errors: readonly ErrorCase[];
};
