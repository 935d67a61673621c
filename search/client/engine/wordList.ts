// The words of one first letter: to complete what is half typed, to correct what is mistyped, and what they stand for.
import { foldWord } from '../../shared/analyse';
import type { Synonym, WordsFile } from '../../shared/format';
import { editDistance, soundOf } from './spelling';

export const SHORTEST_CORRECTED = 4;
/** How many typing mistakes a word of that length may have. */
function toleranceFor({ length }: string): number {
  if (length < SHORTEST_CORRECTED) return 0;
  return length < 8 ? 1 : 2;
}
const SHORTEST_SOUND = 5;

export class WordList {
  /** As the pages write them, in the order of their folded forms. */
  readonly #forms: readonly string[];
  readonly #words: readonly string[];
  // A record has more than what is in it: « constructor » is a word of readers too.
  readonly #counts: ReadonlyMap<string, number>;
  readonly #synonyms: ReadonlyMap<string, readonly Synonym[]>;

  constructor({ forms, counts, synonyms }: WordsFile = { forms: [], counts: {}, synonyms: {} }) {
    this.#forms = forms;
    this.#words = forms.map(foldWord);
    this.#counts = new Map(Object.entries(counts));
    this.#synonyms = new Map(Object.entries(synonyms));
  }

  wordsFrom = (beginning: string): string[] => this.#words.filter((word) => word.startsWith(beginning));

  /** How many sections have the term. */
  countOf = (term: string): number => this.#counts.get(term) ?? 0;

  /** What readers say that begins with the term. */
  synonymsFrom = (term: string): readonly Synonym[] => this.#synonyms.get(term) ?? [];

  /** The pages have it, or readers say it: it needs no correction. */
  knows = (term: string): boolean => this.#counts.has(term);

  /** With its accents, as the pages write it. */
  writtenForm = (word: string): string => this.#forms[this.#words.indexOf(word)] ?? word;

  /** The words nearest to one that is mistyped; those that sound like it count as one mistake. */
  typoCandidates(word: string, tolerance = toleranceFor(word)): readonly string[] {
    if (tolerance === 0) return [];
    const likely = this.#words.filter(({ length }) => length > 2);
    const distances = likely.map((other) => editDistance(word, other, tolerance));
    const nearest = Math.min(...distances);
    const near = nearest > tolerance ? [] : likely.filter((_, i) => distances[i] === nearest);
    return [...(nearest > 1 ? this.#soundingLike(word) : []), ...near];
  }

  #soundingLike(word: string): string[] {
    if (word.length < SHORTEST_SOUND) return [];
    const sound = soundOf(word);
    return this.#words.filter((other) => other.length >= SHORTEST_SOUND - 1 && soundOf(other) === sound);
  }
}
