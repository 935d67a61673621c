// How far a word is from another: for the eye, and for the ear.

const LONGEST = 64;

/** Letters added, left out, changed or swapped to go from one to the other; more than `most` is told as most + 1. */
export function editDistance(a: string, b: string, most: number): number {
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
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** The sound of a French word, as far as spelling mistakes go: « conection » and « connexion », « fotografie ». */
export const soundOf = (word: string): string =>
  word
    .replace(/ct(?=ion)/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/(?:gu|j)(?=[eiy])|g(?=[eiy])/g, 'j')
    .replace(/[sc](?=[eiy])|ss|c(?=[ei])|ti(?=on)/g, 's')
    .replace(/qu|ck|c|k/g, 'k')
    .replace(/h/g, '')
    .replace(/eau|au/g, 'o')
    .replace(/ai|ei/g, 'e')
    .replace(/y/g, 'i')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/np(?=t)/g, 'n')
    .replace(/[ae][nm](?=[^aeiou])/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)(?:es|e|s|t|x)$/, '');
