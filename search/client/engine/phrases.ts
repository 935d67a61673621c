// Words that stand side by side in a section: their places follow each other.
import { isInQuestion } from '../../shared/format';

type Places = readonly number[];

export function standSideBySide([first = [], ...others]: readonly Places[]): boolean {
  return first.some(
    (place) => !isInQuestion(place) && others.every((places, i) => places.includes(place + i + 1)),
  );
}

/** How many words of the question, from one of them on, follow each other from a place on. */
function lengthFrom(words: readonly Places[], from: number, place: number): number {
  let length = 1;
  while (words[from + length]?.includes(place + length)) length += 1;
  return length;
}

/** The longest run of the question's words, by its share of the question: a long one is no accident. */
export function longestPhrase(words: readonly Places[]): number {
  let longest = 1;
  for (let from = 0; from + longest < words.length; from++) {
    for (const place of words[from] ?? []) {
      if (!isInQuestion(place)) longest = Math.max(longest, lengthFrom(words, from, place));
    }
  }
  return longest > 1 ? (longest / words.length) ** 2 * Math.log2(longest) : 0;
}
