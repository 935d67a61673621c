// Corrections of a mistyped word: how far it is from each word of the pages, in letters and in sound.

const LONGEST = 64;
export const SHORTEST_CORRECTED = 4;
const SHORTEST_SOUND = 5;

/** How many typing mistakes a word of that length may have. */
function toleranceFor({ length }: string): number {
  if (length < SHORTEST_CORRECTED) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters added, left out, changed or swapped to go from one word to the other; `most` + 1 for more than `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : LONGEST;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** The sound of a French word, as far as spelling mistakes go: « conection » and « connexion », « fotografie ». */
const soundOf = (word: string): string =>
  word
    .replace(/ct(?=ion)/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/[sc](?=[eiy])|ss|c(?=[ei])|ti(?=on)/g, 's')
    .replace(/qu|ck|c|k/g, 'k')
    .replace(/eau|au/g, 'o')
    .replace(/[ae][nm](?=[^aeiou])/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)(?:es|e|s|t|x)$/, '');

function soundingLike(words: readonly string[], typed: string): string[] {
  if (typed.length < SHORTEST_SOUND) return [];
  const sound = soundOf(typed);
  return words.filter((word) => word.length >= SHORTEST_SOUND - 1 && soundOf(word) === sound);
}

/** The words nearest to one that is mistyped; those that sound like it count as one mistake. */
export function corrections(words: readonly string[], typed: string, most = toleranceFor(typed)): string[] {
  if (most === 0) return [];
  const likely = words.filter(({ length }) => length > 2);
  const distances = likely.map((word) => editDistance(typed, word, most));
  const nearest = Math.min(...distances);
  const near = nearest > most ? [] : likely.filter((_, i) => distances[i] === nearest);
  return [...(nearest > 1 ? soundingLike(words, typed) : []), ...near];
}
