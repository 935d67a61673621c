import leven from 'leven';

/** A forgotten prefix (`taillePiece` for `settings.taillePiece`) counts as one mistake. */
function distanceBetween(name: string, known: string): number {
  const withoutPrefix = known.slice(known.indexOf('.') + 1);
  return Math.min(leven(name, known), leven(name, withoutPrefix) + 1);
}

/** The known names that a mistyped name may stand for, nearest first. */
export function nearestNames(name: string, known: readonly string[], count = 3): string[] {
  return known
    .map((candidate) => ({ candidate, distance: distanceBetween(name, candidate) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
