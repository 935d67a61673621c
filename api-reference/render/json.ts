// JSON formatted for reading: indented by two spaces, with short values on one line.
import { isList, isObject, type Json } from '../../lib/json';

const MAX_LINE_LENGTH = 100;

const isEmpty = (value: Json): boolean =>
  (isList(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0);
const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null || isEmpty(value);

function onOneLine(value: Json): string {
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Whether a value may be on one line: an object of objects is easier to read on several, however short. */
const isFlat = (value: Json): boolean =>
  isScalar(value) ||
  Object.values(value ?? {}).every((item) => isScalar(item) || (isList(item) && item.every(isScalar)));

/** `used`: how many characters are already on the line, before the value. */
function formatted(value: Json, indent: string, used: number): string {
  const short = onOneLine(value);
  // `<` and not `<=`: a comma may follow.
  if (isScalar(value) || (isFlat(value) && used + short.length < MAX_LINE_LENGTH)) return short;
  const inner = `${indent}  `;
  if (isList(value)) {
    return `[\n${value.map((item) => inner + formatted(item, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(isObject(value) ? value : {}).map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + formatted(item, inner, start.length);
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

export const prettyJson = (value: Json): string => formatted(value, '', 0);
