import { describe, expect, it } from 'vitest';
import type { Json } from '../../lib/json';
import { serializedParameter } from './parameters';
import type { ParameterLocation } from './types';

const LIST = ['a', 'b'];
const OBJECT = { x: 1, y: 2 };

// The table of the specification of OpenAPI, « Style Examples ».
describe('a parameter is shown as it is written', () => {
  it.each<[ParameterLocation, string | undefined, boolean | undefined, Json, string]>([
    ['path', undefined, undefined, LIST, '/a,b'],
    ['path', 'simple', true, OBJECT, '/x=1,y=2'],
    ['path', 'label', false, LIST, '/.a,b'],
    ['path', 'label', true, LIST, '/.a.b'],
    ['path', 'label', true, 'a', '/.a'],
    ['path', 'matrix', false, 'a', '/;p=a'],
    ['path', 'matrix', true, LIST, '/;p=a;p=b'],
    ['path', 'matrix', false, OBJECT, '/;p=x,1,y,2'],
    ['path', 'matrix', true, OBJECT, '/;x=1;y=2'],
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

  it('but for those whose name and value say it all', () => {
    expect(serializedParameter({ name: 'limit' }, 'query', 10)).toBeUndefined();
    expect(serializedParameter({ name: 'id' }, 'path', 'a')).toBeUndefined();
  });

  it('in JSON, when its content is', () => {
    const parameter = { name: 'q', content: { 'application/json': {} } };
    expect(serializedParameter(parameter, 'query', { a: 1 })).toBe('?q=%7B%22a%22%3A1%7D');
  });
});
