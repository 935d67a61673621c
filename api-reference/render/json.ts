// JSON as a person would type it: two spaces, and what is short on one line.
import { isList, isObject, type Json } from '../../lib/json';

const COLUMNS = 100;

const isEmpty = (value: Json): boolean =>
  (isList(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0);
const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null || isEmpty(value);

function onOneLine(value: Json): string {
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** An object of objects is read better on several lines, however short. */
const isFlat = (value: Json): boolean =>
  isScalar(value) ||
  Object.values(value ?? {}).every((item) => isScalar(item) || (isList(item) && item.every(isScalar)));

/** `used` is what the line already holds before the value. */
function written(value: Json, indent: string, used: number): string {
  const short = onOneLine(value);
  // A comma may follow.
  if (isScalar(value) || (isFlat(value) && used + short.length < COLUMNS)) return short;
  const inner = `${indent}  `;
  if (isList(value)) {
    return `[\n${value.map((item) => inner + written(item, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(isObject(value) ? value : {}).map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + written(item, inner, start.length);
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

export const prettyJson = (value: Json): string => written(value, '', 0);
