import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../lib/json';
import { serializedParameter } from './parameters';
import type { ParameterLocation } from './types';

const LIST = ['a', 'b'];
const OBJECT = { x: 1, y: 2 };

// From the table « Style Examples » of the OpenAPI specification.
describe('a parameter is shown as a request writes it', () => {
  it.each<[ParameterLocation, string | undefined, boolean | undefined, Json, string]>([
    ['path', undefined, undefined, LIST, '/a,b'],
    ['path', 'simple', true, OBJECT, '/x=1,y=2'],
    ['query', undefined, undefined, LIST, '?p=a&p=b'],
    ['query', 'form', false, LIST, '?p=a,b'],
    ['query', 'form', true, OBJECT, '?x=1&y=2'],
    ['query', 'spaceDelimited', false, LIST, '?p=a%20b'],
    ['query', 'pipeDelimited', false, LIST, '?p=a%7Cb'],
    ['query', 'deepObject', true, OBJECT, '?p[x]=1&p[y]=2'],
    ['header', undefined, undefined, LIST, 'p: a,b'],
    ['header', 'simple', true, OBJECT, 'p: x=1,y=2'],
    ['cookie', 'form', false, LIST, 'Cookie: p=a,b'],
  ])('%s %s explode=%s %j', (location, style, explode, value, written) => {
    const parameter = { name: 'p', ...(style && { style }), ...(explode !== undefined && { explode }) };
    expect(serializedParameter(parameter, location, value)).toBe(written);
  });
});

it.each<[string, ParameterLocation, JsonObject, Json, string | undefined]>([
  ['not shown where it is plain', 'query', { name: 'limit' }, 10, undefined],
  ['not shown in a rare style', 'path', { name: 'p', style: 'matrix' }, LIST, undefined],
  ['shown as JSON', 'query', { name: 'q', content: { 'application/json': {} } }, [1], '?q=%5B1%5D'],
])('a value is %s', (_, location, parameter, value, written) => {
  expect(serializedParameter(parameter, location, value)).toBe(written);
});
