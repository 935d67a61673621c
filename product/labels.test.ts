import { describe, expect, it } from 'vitest';
import { allLabels, type Labels, labels, labelsOf } from './labels';

const keysOf = (group: Labels): string[] =>
  Object.entries(group).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [key] : [key, ...keysOf(entry)],
  );

describe('the labels of the product', () => {
  it('are never empty', () => {
    expect(labelsOf(labels)).not.toContain('');
  });

  it('have ASCII keys in camel case', () => {
    expect(keysOf(labels).filter((key) => !/^[a-z][a-zA-Z]*$/.test(key))).toEqual([]);
  });

  it('say each thing once within a screen', () => {
    const repeated = Object.entries(labels).filter(
      ([, group]) => new Set(labelsOf(group)).size < labelsOf(group).length,
    );
    expect(repeated.map(([screen]) => screen)).toEqual([]);
  });

  it('come as one set for the checks', () => {
    expect([...allLabels()]).toEqual([...new Set(labelsOf(labels))]);
  });
});

it('the labels of a group come in reading order, whatever their depth', () => {
  const group = { titre: 'Un', messages: { refus: 'Deux', aide: { lien: 'Trois' } }, fermer: 'Quatre' };
  expect(labelsOf(group)).toEqual(['Un', 'Deux', 'Trois', 'Quatre']);
});
