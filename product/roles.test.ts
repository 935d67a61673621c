import { expect, it } from 'vitest';
import { permissions, type RoleId, roles, tools } from './roles';

it('each right is given to someone, and each role opens a tool', () => {
  expect(permissions.filter(({ grants }) => !Object.values(grants).includes('yes'))).toEqual([]);
  expect(roles.filter(({ id }) => !tools.some(({ grants }) => grants[id] === 'yes'))).toEqual([]);
});

it('roles go from the one with the fewest rights to the one with the most', () => {
  const rightsOf = (id: RoleId): number => permissions.filter(({ grants }) => grants[id] !== 'no').length;
  const counts = roles.map(({ id }) => rightsOf(id));
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});
