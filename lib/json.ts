// Types for JSON values, and JSON pointers (RFC 6901).

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** `Array.isArray` alone does not narrow the type to a read-only array. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** `/paths` and the key `/cases` → `/paths/~1cases` */
export const pointTo = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The pointer in a `$ref`, which is encoded as a URL: `#/paths/~1cases~1%7BcaseId%7D`. */
export function pointerOfRef(ref: string): string {
  try {
    return decodeURIComponent(ref.slice(1));
  } catch {
    // A lone `%`: the author did not encode the pointer.
    return ref.slice(1);
  }
}

export const refTo = (pointer: string): string => `#${encodeURI(pointer)}`;

/** `/paths/~1cases` → `paths` and `/cases` */
export const pointerKeys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

export function lookUp(document: Json, pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<Json | undefined>((value, key) => {
    if (isList(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, document);
}
