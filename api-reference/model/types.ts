// What a page shows of a schema. Texts are in French, as Markdown with plain spaces: the build sets the typography.
import type { Json } from '../../lib/json';

/** Whether a schema is sent, received, or both: from the reader's side. */
export type Direction = 'request' | 'response' | 'both';

/** `one-of`: one of several fields is required. */
export type Presence = 'required' | 'optional' | 'one-of';

export type Field = {
  /** As in the JSON; French words for what has no name of its own: « chaque clé », « élément 1 ». */
  readonly name: string;
  /** Whether `name` is as in the JSON. */
  readonly isNamed: boolean;
  readonly type: string;
  readonly presence: Presence;
  readonly nullable: boolean;
  readonly remarks: readonly string[];
  readonly limits: readonly string[];
  /** The values of an enumeration that are in a list; those of a short one are among the limits. */
  readonly values: readonly EnumValue[];
  readonly description: string | undefined;
  readonly example: Json | undefined;
  readonly rules: readonly string[];
  readonly children: readonly Field[];
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

export type Forms = {
  readonly rule: string;
  readonly variants: readonly Variant[];
};

export type Variant = {
  readonly name: string;
  readonly when: string | undefined;
  readonly field: Field;
};

export type Example = {
  readonly summary: string | undefined;
  readonly value: Json;
  /** Made from the schema, since the contract gives no example. */
  readonly isGenerated: boolean;
};

/** Where a parameter is sent: the values of OpenAPI's `in`. */
export const PARAMETER_LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;
export type ParameterLocation = (typeof PARAMETER_LOCATIONS)[number];
