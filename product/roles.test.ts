import { expect, it } from 'vitest';
import { permissions, roles } from './roles';

const grantOf = (right: string) => permissions.find((permission) => permission.right === right)?.grants;

it('has four roles and fifteen rights, each named once', () => {
  expect(roles.map(({ id }) => id)).toEqual(['viewer', 'operator', 'manager', 'admin']);
  expect(permissions).toHaveLength(15);
  expect(new Set(permissions.map(({ right }) => right)).size).toBe(15);
});

it('gives every right to the administrator', () => {
  expect(permissions.filter(({ grants }) => grants.admin !== 'yes')).toEqual([]);
});

it('never gives the manager less than the operator', () => {
  expect(permissions.filter(({ grants }) => grants.operator !== 'no' && grants.manager !== 'yes')).toEqual(
    [],
  );
});

it('knows what an operator does on his own objects only', () => {
  const own = permissions.filter(({ grants }) => Object.values(grants).includes('own'));
  expect(own.map(({ right }) => right)).toEqual([
    'Voir certificats et dossiers',
    'Clore un dossier complet',
    'Partager et révoquer un partage',
  ]);
  expect(own.every(({ grants }) => grants.operator === 'own')).toBe(true);
});

it('lets a reader read in the console, and fetch reports', () => {
  expect(grantOf('Console')?.viewer).toBe('yes');
  expect(grantOf('Application mobile')?.viewer).toBe('no');
  expect(grantOf('Télécharger un rapport')).toEqual({
    viewer: 'yes',
    operator: 'no',
    manager: 'yes',
    admin: 'yes',
  });
});
