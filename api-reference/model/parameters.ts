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

type Serialization = {
  readonly name: string;
  readonly value: Json;
  readonly style: string;
  readonly explode: boolean;
};

const encoded = (value: Json): string => encodeURIComponent(plainText(value));

/** The items of a value: `a`, `b` of a list; `x=1` (exploded) or `x`, `1` of an object. */
function serializedItems(value: Json, explode: boolean, write: (value: Json) => string): string[] {
  if (isList(value)) return value.map(write);
  if (!isObject(value)) return [write(value)];
  return Object.entries(value).flatMap(([key, item]) =>
    explode ? [`${write(key)}=${write(item)}`] : [write(key), write(item)],
  );
}

function queryText({ name, value, style, explode }: Serialization): string {
  const key = encodeURIComponent(name);
  if (style === 'deepObject' && isObject(value)) {
    return Object.entries(value)
      .map(([inner, item]) => `${key}[${encodeURIComponent(inner)}]=${encoded(item)}`)
      .join('&');
  }
  const items = serializedItems(value, explode, encoded);
  if (explode && isList(value)) return items.map((item) => `${key}=${item}`).join('&');
  if (explode && isObject(value)) return items.join('&');
  const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };
  return `${key}=${items.join(separators[style] ?? ',')}`;
}

function pathText({ name, value, style, explode }: Serialization): string {
  const items = serializedItems(value, explode, encoded);
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return items.join(',');
  if (explode && isList(value)) return items.map((item) => `;${name}=${item}`).join('');
  if (explode && isObject(value)) return items.map((item) => `;${item}`).join('');
  return `;${name}=${items.join(',')}`;
}

/** The parameter as it is written in a request; undefined where its name and value alone show it. */
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
  const serialization = { name, value, style, explode };
  if (location === 'query') return `?${queryText(serialization)}`;
  if (location === 'cookie') return `Cookie: ${queryText(serialization)}`;
  if (location === 'header') return `${name}: ${serializedItems(value, explode, plainText).join(',')}`;
  return `/${pathText(serialization)}`;
}
