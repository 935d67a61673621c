/** The Levenshtein distance: how many characters to add, drop or change. */
export function editDistance(from: string, to: string): number {
  const target = [...to];
  let previous = [0, ...target.map((_, index) => index + 1)];
  for (const [row, character] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of target.entries()) {
      const change = (previous[column] ?? 0) + (character === other ? 0 : 1);
      const drop = (previous[column + 1] ?? 0) + 1;
      const add = (current[column] ?? 0) + 1;
      current.push(Math.min(change, drop, add));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** A forgotten prefix (`taillePiece` for `settings.taillePiece`) counts as one mistake. */
function distanceBetween(name: string, known: string): number {
  const withoutPrefix = known.slice(known.indexOf('.') + 1);
  return Math.min(editDistance(name, known), editDistance(name, withoutPrefix) + 1);
}

/** The known names that a mistyped name may stand for, nearest first. */
export function nearestNames(name: string, known: readonly string[], count = 3): string[] {
  return known
    .map((candidate) => ({ candidate, distance: distanceBetween(name, candidate) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
