import { expect, it } from 'vitest';
import { nearestNames } from './nearestNames';

it.each([
  ['settings.taillePièce', 1, ['settings.taillePiece']],
  ['release.api', 1, ['releases.api']],
  ['taillePiece', 1, ['settings.taillePiece']],
  ['apo', undefined, ['releases.api', 'terms.piece', 'settings.taillePiece']],
])('the names nearest to « %s », which may lack its prefix, come first', (typed, count, near) => {
  const known = ['settings.taillePiece', 'settings.taillePiece.range', 'releases.api', 'terms.piece'];
  expect(nearestNames(typed, known, count)).toEqual(near);
});
