// JSON values, and the pointers (RFC 6901) that lead into them.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** `Array.isArray` alone does not narrow a read-only list. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** `/paths` and `/cases` give `/paths/~1cases`. */
export const pointTo = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** `#/paths/~1cases~1%7BcaseId%7D`, as a `$ref` writes it, is a pointer in a URL. */
export const pointerOfRef = (ref: string): string => decodeURIComponent(ref.slice(1));

export const pointerKeys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

export function lookUp(document: Json, pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<Json | undefined>((value, key) => {
    if (isList(value)) return value[Number(key)];
    return isObject(value) ? value[key] : undefined;
  }, document);
}
