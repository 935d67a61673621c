import { expect, it } from 'vitest';
import { allLabels, labels, labelsOf } from './labels';

it('no label is empty, and the checks know each of them', () => {
  expect(labelsOf(labels)).not.toContain('');
  expect([...allLabels()]).toEqual([...new Set(labelsOf(labels))]);
});

it('the labels of a group come in reading order, whatever their depth', () => {
  const group = { titre: 'Un', messages: { refus: 'Deux', aide: { lien: 'Trois' } }, fermer: 'Quatre' };
  expect(labelsOf(group)).toEqual(['Un', 'Deux', 'Trois', 'Quatre']);
});
