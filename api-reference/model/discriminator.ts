// Which value of a discriminator selects which schema.
import { isObject, type Json, type JsonObject } from '../../lib/json';

/** The value of the discriminator that selects a schema: a key of its mapping, or the name of the schema. */
export function discriminatorValues(
  discriminator: JsonObject,
  ref: Json | undefined,
  name: string | undefined,
): string[] {
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
  // The target of a mapping is a reference, or the name of a schema.
  const values = Object.entries(mapping)
    .filter(([, target]) => target === ref || target === name)
    .map(([value]) => value);
  return values.length > 0 || name === undefined ? values : [name];
}
