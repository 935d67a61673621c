import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, nearestNames } from './nearestNames';

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['piece', 'pièce', 1],
  ['niche', 'chien', 4],
])('from « %s » to « %s » are %d changes', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

it('the distance is zero for the same text only, and the same both ways', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      const distance = editDistance(one, other);
      expect(distance === 0).toBe(one === other);
      expect(editDistance(other, one)).toBe(distance);
    }),
  );
});

it.each([
  ['settings.taillePièce', 1, ['settings.taillePiece']],
  ['release.api', 1, ['releases.api']],
  ['taillePiece', 1, ['settings.taillePiece']],
  ['apo', undefined, ['releases.api', 'terms.piece', 'settings.taillePiece']],
])('the names nearest to « %s », which may lack its prefix, come first', (typed, count, near) => {
  const known = ['settings.taillePiece', 'settings.taillePiece.range', 'releases.api', 'terms.piece'];
  expect(nearestNames(typed, known, count)).toEqual(near);
});
