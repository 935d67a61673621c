import { expect, it } from 'vitest';
import { unsupportedFaults } from '.';

it('French alone, without versions, is what the site can do', () => {
  expect(unsupportedFaults({ locales: ['fr'], hasVersions: false, isHalf: false })).toEqual([]);
});

it('a second language is refused by its name, with the file to mend', () => {
  const [fault, ...others] = unsupportedFaults({ locales: ['fr', 'en'], hasVersions: false, isHalf: false });
  expect(fault).toMatch(/^site\.config\.ts, i18n\.locales : .*« en »/);
  expect(others).toEqual([]);
});

it('a frozen version is refused, with the reason', () => {
  expect(unsupportedFaults({ locales: ['fr'], hasVersions: true, isHalf: false })).toEqual([
    expect.stringMatching(/^versions\.json : .*faits d'aujourd'hui/),
  ]);
});

it('half of a build is refused, with the command that does the whole', () => {
  expect(unsupportedFaults({ locales: ['fr'], hasVersions: false, isHalf: true })).toEqual([
    expect.stringContaining('Lancez « npm run build »'),
  ]);
});
