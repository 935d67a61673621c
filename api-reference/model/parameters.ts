// How a parameter is written in a request, by its `style` and `explode`.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import type { ParameterLocation } from './types';
import { plainText } from './values';

const DEFAULT_STYLES: Readonly<Record<ParameterLocation, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};
const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** `p=a&p=b` of a list, `x=1&y=2` of an object; in one value where it is not exploded. */
function queryText(name: string, value: Json, style: string, explode: boolean): string {
  if (style === 'deepObject' && isObject(value))
    return Object.entries(value)
      .map(([key, item]) => `${name}[${encodeURIComponent(key)}]=${valueText(item, false)}`)
      .join('&');
  if (explode && isList(value)) return value.map((item) => `${name}=${valueText(item, false)}`).join('&');
  if (explode && isObject(value)) return valueText(value, true, '&');
  return `${name}=${valueText(value, false, SEPARATORS[style])}`;
}

/** `a,b` of a list; `x=1,y=2` (exploded) or `x,1,y,2` of an object. */
function valueText(value: Json, explode: boolean, separator = ',', write = encodeURIComponent): string {
  const written = (item: Json): string => write(plainText(item));
  if (isList(value)) return value.map(written).join(separator);
  if (!isObject(value)) return written(value);
  const pairs = Object.entries(value).map(([key, item]) => [written(key), written(item)]);
  return pairs.map((pair) => pair.join(explode ? '=' : separator)).join(separator);
}

/** Undefined where the name and the value alone show how it is written. */
export function serializedParameter(
  parameter: JsonObject,
  location: ParameterLocation,
  value: Json | undefined,
): string | undefined {
  const name = String(parameter.name);
  if (value === undefined) return undefined;
  if (isObject(parameter.content)) {
    const json = JSON.stringify(value);
    return location === 'query' ? `?${encodeURIComponent(name)}=${encodeURIComponent(json)}` : json;
  }
  const style = typeof parameter.style === 'string' ? parameter.style : DEFAULT_STYLES[location];
  const isDefaultStyle = style === DEFAULT_STYLES[location];
  if (isDefaultStyle && !isList(value) && !isObject(value)) return undefined;
  const explode = typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form';
  if (location === 'header') return `${name}: ${valueText(value, explode, ',', String)}`;
  if (location === 'path') return isDefaultStyle ? `/${valueText(value, explode)}` : undefined;
  const query = queryText(encodeURIComponent(name), value, style, explode);
  return location === 'query' ? `?${query}` : `Cookie: ${query}`;
}
