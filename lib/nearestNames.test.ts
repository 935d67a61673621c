import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestNames } from './nearestNames';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['piece', 'pièce', 1],
    ['chat', 'chats', 1],
    ['niche', 'chien', 4],
  ])('from « %s » to « %s » is %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is zero for the same text only, the same both ways, and no more than the longer text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        const distance = editDistance(one, other);
        expect(distance === 0).toBe(one === other);
        expect(editDistance(other, one)).toBe(distance);
        expect(distance).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
      }),
    );
  });
});

describe('nearestNames', () => {
  const known = ['settings.taillePiece', 'settings.taillePiece.range', 'releases.api', 'terms.piece'];

  it('puts the nearest first', () => {
    expect(nearestNames('settings.taillePièce', known, 1)).toEqual(['settings.taillePiece']);
    expect(nearestNames('release.api', known, 1)).toEqual(['releases.api']);
  });

  it('finds a name whose prefix was forgotten', () => {
    expect(nearestNames('taillePiece', known, 1)).toEqual(['settings.taillePiece']);
  });

  it('gives three, or all when there are fewer', () => {
    expect(nearestNames('x', known)).toHaveLength(3);
    expect(nearestNames('x', known.slice(2))).toHaveLength(2);
  });
});
