// What a page shows of the contract. Texts are in French, as Markdown with plain spaces: the build sets the typography.
import type { Json } from '../../lib/json';

/** Whether a schema is sent, received, or both: from the reader's side. */
export type Direction = 'request' | 'response' | 'both';

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
  /** The values of an enumeration that are told in a list; those of a short one are among the limits. */
  readonly values: readonly EnumValue[];
  readonly description: string | undefined;
  readonly example: Json | undefined;
  /** « Exactement un de ces champs : `caseId` ou `newCase`. » */
  readonly rules: readonly string[];
  readonly children: readonly Field[];
  /** « Aucun autre champ n'est permis. » */
  readonly others: string | undefined;
  readonly forms: readonly Forms[];
  /** Its name under `components/schemas`, if it has one. */
  readonly schema: string | undefined;
};

export type EnumValue = {
  readonly value: Json;
  /** Markdown; undefined where the contract does not say what it means. */
  readonly meaning: string | undefined;
};

/** The forms that a value may take, and how many of them it follows. */
export type Forms = {
  /** « Exactement une de ces formes : » */
  readonly rule: string;
  readonly variants: readonly Variant[];
};

/** One of the forms that a value may take. */
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
  /** Its schema says that it is binary; or there is none, and its type is that of a file. */
  readonly isFile: boolean;
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
  readonly links: readonly Link[];
};

/** An operation that may follow a response. */
export type Link = {
  readonly name: string;
  /** Its id, where it is in the contract. */
  readonly operation: string | undefined;
  readonly target: string;
  readonly description: string | undefined;
  /** What it takes from the response: a parameter, or « corps », and where its value comes from. */
  readonly values: readonly (readonly [name: string, expression: string])[];
};

export type Server = {
  readonly address: string;
  readonly description: string | undefined;
  readonly variables: readonly {
    readonly name: string;
    readonly fallback: string;
    readonly values: readonly string[];
    readonly description: string | undefined;
  }[];
};

/** A request that the API sends to an address that the caller gave it. */
export type Callback = {
  readonly name: string;
  /** An expression that says where the address comes from: `{$request.body#/url}`. */
  readonly address: string;
  readonly operation: Operation;
};

/** A body that errors of several statuses share. */
export type ErrorBody = { readonly statuses: readonly string[]; readonly body: Body };
export type ErrorHeader = { readonly statuses: readonly string[]; readonly field: Field };

export type ErrorCase = {
  readonly status: string;
  readonly code: string | undefined;
  /** As the contract says it; the error catalogue may say it better. */
  readonly cause: string;
};

/** One way to authenticate; all the schemes that it names are needed together. */
export type Access = {
  readonly words: string;
  readonly scopes: readonly string[];
  /** What schemes other than OAuth call roles. */
  readonly roles: readonly string[];
};

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
  readonly errorBodies: readonly ErrorBody[];
  readonly errorHeaders: readonly ErrorHeader[];
  readonly callbacks: readonly Callback[];
  /** Empty where it is called on the servers of the whole API. */
  readonly servers: readonly Server[];
};
