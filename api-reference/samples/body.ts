// The body that the samples of an operation send, and the values that they give: the contract's examples, or else values
// made from its schemas.
import { isList, isObject, type Json, type JsonObject, pointTo } from '../../lib/json';
import { type Content, type Part, partAt } from '../../lib/openapi';
import { generatedValue, givenExamples } from '../model/examples';
import { isForm, isJson, isText, isXml } from '../model/mediaTypes';
import { asObject, plainText } from '../model/values';

export type Pair = readonly [name: string, value: string];

export function exampleIn(document: JsonObject, part: Part): Json {
  const [given] = givenExamples(document, part);
  if (given && given.value !== '') return given.value;
  const { schema } = part.value;
  return isObject(schema) ? (generatedValue(document, schema, 'request') ?? null) : 'valeur';
}

/** A list repeats its name; an object gives `name[key]` for each of its fields. */
export function pairsOf(name: string, value: Json): Pair[] {
  if (isList(value)) return value.map((item) => [name, plainText(item)]);
  if (!isObject(value)) return [[name, plainText(value)]];
  return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, plainText(item)]);
}

/** Between double quotes in a terminal, `!` would expand the history. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export type MultipartPart =
  | { readonly kind: 'file'; readonly name: string; readonly file: string; readonly mediaType: string }
  | { readonly kind: 'text'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'json';
      readonly name: string;
      readonly variable: string;
      readonly value: JsonObject;
      readonly mediaType: 'application/json';
      /** The field with the SHA-256 of the file that is sent along; samples compute it. */
      readonly digest: string | undefined;
    };

type Shapes = {
  readonly json: { readonly value: Json; readonly mediaType: string };
  readonly text: { readonly text: string; readonly mediaType: string };
  /** The bytes of a file of the reader. */
  readonly file: { readonly file: string; readonly mediaType: string };
  readonly form: { readonly fields: readonly Pair[] };
  readonly multipart: { readonly parts: readonly MultipartPart[] };
};
type BodyKind = keyof Shapes;
export type BodyOf<Kind extends BodyKind> = { [K in Kind]: { readonly kind: K } & Shapes[K] }[Kind];
export type Body = BodyOf<BodyKind>;

export type BodyWriters<Text> = { readonly [Kind in BodyKind]: (body: BodyOf<Kind>) => Text };

export const writtenBody = <Kind extends BodyKind, Text>(
  body: BodyOf<Kind> | undefined,
  writers: BodyWriters<Text>,
  none: Text,
): Text => (body ? writers[body.kind](body) : none);

const DIGEST_FIELD = 'sha256';
const BINARY_TYPE = 'application/octet-stream';

/** Undefined for a part of the form that is no file. */
function fileTypesOf(document: JsonObject, media: Part, name: string): string | undefined {
  const encoding = partAt(document, pointTo(pointTo(media.pointer, 'encoding'), name))?.value;
  const types = String(encoding?.contentType ?? '');
  if (types && !isJson(types)) return types;
  const schema = partAt(document, pointTo(media.pointer, 'schema'));
  const property = schema && partAt(document, pointTo(pointTo(schema.pointer, 'properties'), name))?.value;
  return property?.format === 'binary' || property?.contentMediaType === BINARY_TYPE
    ? BINARY_TYPE
    : undefined;
}

function multipartParts(document: JsonObject, media: Part, value: JsonObject): MultipartPart[] {
  const typesOf = (name: string): string | undefined => fileTypesOf(document, media, name);
  const hasFile = Object.keys(value).some(typesOf);
  return Object.entries(value).map(([name, item]): MultipartPart => {
    const [mediaType] = typesOf(name)?.split(',') ?? [];
    if (mediaType) {
      const file = typeof item === 'string' && /\.\w+$/.test(item) ? item : 'fichier.bin';
      return { kind: 'file', name, file, mediaType };
    }
    if (!isObject(item)) return { kind: 'text', name, value: plainText(item) };
    const digest = hasFile && DIGEST_FIELD in item ? DIGEST_FIELD : undefined;
    const variable = name.replace(/\W/g, '_');
    return { kind: 'json', name, variable, value: item, mediaType: 'application/json', digest };
  });
}

export function bodyOf(document: JsonObject, contents: readonly Content[]): Body | undefined {
  const content = contents.find(({ place }) => place === 'corps');
  if (!content) return undefined;
  const { mediaType, media } = content;
  const value = exampleIn(document, media);
  if (mediaType === 'multipart/form-data')
    return { kind: 'multipart', parts: multipartParts(document, media, asObject(value)) };
  if (isForm(mediaType)) {
    const fields = Object.entries(asObject(value)).flatMap(([name, item]) => pairsOf(name, item));
    return { kind: 'form', fields };
  }
  if (isJson(mediaType)) return { kind: 'json', value, mediaType };
  if (isText(mediaType)) return { kind: 'text', text: plainText(value), mediaType };
  if (!isXml(mediaType)) return { kind: 'file', file: 'fichier.bin', mediaType };
  // No XML is made from a schema: without an example, it is a file of the reader.
  return typeof value === 'string'
    ? { kind: 'text', text: value, mediaType }
    : { kind: 'file', file: 'fichier.xml', mediaType };
}
