// How a parameter is written in a request, by its style.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import type { Place } from './types';

const DEFAULT_STYLES: Readonly<Record<Place, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

type Writing = {
  readonly name: string;
  readonly value: Json;
  readonly style: string;
  readonly explode: boolean;
};

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
const encoded = (value: Json): string => encodeURIComponent(plain(value));

/** The pieces of a value: `a`, `b` of a list; `x=1` (exploded) or `x`, `1` of an object. */
function piecesOf(value: Json, explode: boolean, write: (value: Json) => string): string[] {
  if (isList(value)) return value.map(write);
  if (!isObject(value)) return [write(value)];
  return Object.entries(value).flatMap(([key, item]) =>
    explode ? [`${write(key)}=${write(item)}`] : [write(key), write(item)],
  );
}

function queryText({ name, value, style, explode }: Writing): string {
  const key = encodeURIComponent(name);
  if (style === 'deepObject' && isObject(value)) {
    return Object.entries(value)
      .map(([inner, item]) => `${key}[${encodeURIComponent(inner)}]=${encoded(item)}`)
      .join('&');
  }
  const pieces = piecesOf(value, explode, encoded);
  if (explode && isList(value)) return pieces.map((piece) => `${key}=${piece}`).join('&');
  if (explode && isObject(value)) return pieces.join('&');
  const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };
  return `${key}=${pieces.join(separators[style] ?? ',')}`;
}

function pathText({ name, value, style, explode }: Writing): string {
  const pieces = piecesOf(value, explode, encoded);
  if (style === 'label') return `.${pieces.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return pieces.join(',');
  if (explode && isList(value)) return pieces.map((piece) => `;${name}=${piece}`).join('');
  if (explode && isObject(value)) return pieces.map((piece) => `;${piece}`).join('');
  return `;${name}=${pieces.join(',')}`;
}

/** The parameter as it stands in a request, where a name and a value alone do not say it; undefined elsewhere. */
export function writingOf(parameter: JsonObject, place: Place, value: Json | undefined): string | undefined {
  const name = String(parameter.name);
  if (value === undefined) return undefined;
  if (isObject(parameter.content)) {
    const json = JSON.stringify(value);
    return place === 'query' ? `?${encodeURIComponent(name)}=${encodeURIComponent(json)}` : json;
  }
  const style = typeof parameter.style === 'string' ? parameter.style : DEFAULT_STYLES[place];
  const isUsual = style === DEFAULT_STYLES[place];
  if (isUsual && !isList(value) && !isObject(value)) return undefined;
  const explode = typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form';
  const writing = { name, value, style, explode };
  if (place === 'query') return `?${queryText(writing)}`;
  if (place === 'cookie') return `Cookie: ${queryText(writing)}`;
  if (place === 'header') return `${name}: ${piecesOf(value, explode, plain).join(',')}`;
  return `/${pathText(writing)}`;
}
