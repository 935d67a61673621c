import { expect, it } from 'vitest';
import { permissions, type RoleId, roles, tools } from './roles';

const allOnce = (values: readonly string[]) => expect(values).toEqual([...new Set(values)]);

it('names each role and each right once', () => {
  allOnce(roles.map(({ id }) => id));
  allOnce(roles.map(({ name }) => name));
  allOnce(permissions.map(({ right }) => right));
});

it('gives every right to someone', () => {
  const lost = permissions.filter(({ grants }) => !Object.values(grants).includes('yes'));
  expect(lost.map(({ right }) => right)).toEqual([]);
});

it('opens a tool to every role', () => {
  expect(roles.filter(({ id }) => !tools.some(({ grants }) => grants[id] === 'yes'))).toEqual([]);
});

it('goes from the role with the fewest rights to the one with the most', () => {
  const rightsOf = (id: RoleId): number => permissions.filter(({ grants }) => grants[id] !== 'no').length;
  const counts = roles.map(({ id }) => rightsOf(id));
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});
