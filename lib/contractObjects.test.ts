import { expect, it } from 'vitest';
import { referencesIn } from './contractObjects';

it('a reference in an example is data, and a property may be called « example »', () => {
  const schema = { properties: { example: { $ref: '#/a' } }, example: { $ref: '#/b' } };
  expect(referencesIn(schema)).toEqual([{ pointer: '/properties/example/$ref', ref: '#/a' }]);
});
