// JSON formatted for reading: indented by two spaces, with short values on one line.
import { isList, isObject, type Json } from '../../lib/json';

const MAX_LINE_LENGTH = 100;

const isScalar = (value: Json): boolean =>
  Object.keys(Object(value)).length === 0 || typeof value === 'string';

/** `{ "a": [1, 2] }`: a line end is never inside a text of JSON. */
const onOneLine = (value: Json): string =>
  JSON.stringify(value, null, 1)
    .replace(/\[\n\s*|\n\s*(?=\])/g, (found) => found.trim())
    .replace(/\n\s*/g, ' ');

/** An object of objects is easier to read on several lines, however short. */
const isFlat = (value: Json): boolean =>
  isScalar(value) ||
  Object.values(value ?? {}).every((item) => isScalar(item) || (isList(item) && item.every(isScalar)));

/** `used`: how many characters are on the line before the value. */
function formatted(value: Json, indent: string, used: number): string {
  const short = onOneLine(value);
  // `<` and not `<=`: a comma may follow.
  if (isScalar(value) || (isFlat(value) && used + short.length < MAX_LINE_LENGTH)) return short;
  const inner = `${indent}  `;
  const items = Object.entries(value ?? {}).map(([key, item]) => {
    const start = isObject(value) ? `${inner}${JSON.stringify(key)}: ` : inner;
    return start + formatted(item, inner, start.length);
  });
  const [open, close] = isList(value) ? '[]' : '{}';
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

export const prettyJson = (value: Json): string => formatted(value, '', 0);
