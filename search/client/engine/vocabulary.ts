// Every word of the pages, to complete what is half typed and to mend what is mistyped.
import { stem } from '../../shared/analyse';

export type Candidate = { readonly word: string; readonly term: string; readonly distance: number };

/** The sound of a word, as far as faults of spelling go: « conection » and « connexion », « fotografie ». */
const soundOf = (word: string): string =>
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

/** One bit a letter: two words far apart in letters are far apart in edits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) % 32);
  return letters;
}

function bitsIn(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}

/** Letters added, left out, changed or swapped to go from one to the other; more than `most` is told as most + 1. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** How many faults a word of that length may have. */
const toleranceFor = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

export class Vocabulary {
  readonly #words: readonly string[];
  readonly #letters: readonly number[];
  #sounds: Map<string, string[]> | undefined;

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)].sort();
    this.#letters = this.#words.map(lettersOf);
  }

  startingWith(start: string): string[] {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let i = low; this.#words[i]?.startsWith(start); i++) found.push(this.#words[i] ?? '');
    return found;
  }

  /** The words nearest to one that is not there, nearest first. */
  near(word: string, tolerance = toleranceFor(word)): Candidate[] {
    const found: Candidate[] = [];
    const letters = lettersOf(word);
    let most = tolerance;
    for (let i = 0; i < this.#words.length && most > 0; i++) {
      const other = this.#words[i] ?? '';
      if (other.length < 3 || Math.abs(other.length - word.length) > most) continue;
      if (bitsIn(letters ^ (this.#letters[i] ?? 0)) > 2 * most) continue;
      const distance = editDistance(word, other, most);
      if (distance > most) continue;
      found.push({ word: other, term: stem(other), distance });
      // A word with one fault is worth all those with two.
      most = Math.max(1, Math.min(most, distance));
    }
    const nearest = Math.min(...found.map(({ distance }) => distance));
    const kept = found.filter(({ distance }) => distance === nearest);
    if (nearest > 1) kept.push(...this.#soundingLike(word));
    return kept.sort((a, b) => a.distance - b.distance);
  }

  /** The words whose start is nearest to one half typed. */
  startingNear(start: string): Candidate[] {
    if (start.length < 5) return [];
    const letters = lettersOf(start);
    return this.#words.flatMap((word, i) => {
      // The longer word may have any other letter, but must have nearly all of these.
      if (word.length <= start.length || bitsIn(letters & ~(this.#letters[i] ?? 0)) > 1) return [];
      return editDistance(start, word.slice(0, start.length), 1) <= 1
        ? [{ word, term: stem(word), distance: 1 }]
        : [];
    });
  }

  #soundingLike(word: string): Candidate[] {
    if (word.length < 5) return [];
    this.#sounds ??= this.#wordsBySound();
    return (this.#sounds.get(soundOf(word)) ?? []).map((other) => ({
      word: other,
      term: stem(other),
      distance: 1,
    }));
  }

  /** Made at the first word that needs it. */
  #wordsBySound(): Map<string, string[]> {
    const sounds = new Map<string, string[]>();
    for (const word of this.#words) {
      const sound = soundOf(word);
      sounds.set(sound, [...(sounds.get(sound) ?? []), word]);
    }
    return sounds;
  }
}
