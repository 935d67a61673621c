// The words of one first letter: to complete what is half typed, to correct what is mistyped, and what they stand for.
import { foldWord, stem } from '../../shared/analyse';
import { SAME_BEGINNING, type SynonymPhrase, type WordsFile } from '../../shared/format';
import { editDistance, soundOf } from './spelling';

export const SHORTEST_CORRECTED = 4;
/** How many typing mistakes a word of that length may have. */
function toleranceFor({ length }: string): number {
  if (length < SHORTEST_CORRECTED) return 0;
  return length < 8 ? 1 : 2;
}
const SHORTEST_SOUND = 5;

const EMPTY: WordsFile = { words: '', otherTerms: '', synonyms: {}, phrases: {}, known: '' };

/** The lines « form|count » of a file; a form alone counts for nothing. */
const entriesOf = (text: string): [form: string, count: number][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [form = '', count = 0] = line.split('|');
      return [form, Number(count)];
    });

export class WordList {
  /** As the pages write them, in the order of their folded forms. */
  readonly #forms: readonly string[];
  readonly #words: readonly string[];
  /** By word, for the first one of its stem, how many sections have that. */
  readonly #countsOfWords: readonly number[];
  /** By term, how many sections have it. */
  readonly #counts: Map<string, number>;
  readonly #beginningsCounted = new Set<string>();
  readonly #known: ReadonlySet<string>;
  // A record has more than what is in it: « constructor » is a word of readers too.
  readonly #synonyms: ReadonlyMap<string, WordsFile['synonyms'][string]>;
  readonly #phrases: ReadonlyMap<string, WordsFile['phrases'][string]>;
  readonly #candidates = new Map<string, readonly string[]>();

  constructor({ words, otherTerms, synonyms, phrases, known }: WordsFile = EMPTY) {
    const entries = entriesOf(words);
    this.#forms = entries.map(([form]) => form);
    this.#words = this.#forms.map(foldWord);
    this.#countsOfWords = entries.map(([, count]) => count);
    this.#counts = new Map(entriesOf(otherTerms));
    this.#known = new Set(known.split(' '));
    this.#synonyms = new Map(Object.entries(synonyms));
    this.#phrases = new Map(Object.entries(phrases));
  }

  #placesFrom(beginning: string): number[] {
    return this.#words.flatMap((word, place) => (word.startsWith(beginning) ? [place] : []));
  }

  hasWordFrom = (beginning: string): boolean => this.#words.some((word) => word.startsWith(beginning));

  /** How many sections have the term. To stem all words at once would take longer than any question. */
  countOf(term: string): number {
    const beginning = term.slice(0, SAME_BEGINNING);
    if (beginning.length === SAME_BEGINNING && !this.#beginningsCounted.has(beginning)) {
      this.#beginningsCounted.add(beginning);
      for (const place of this.#placesFrom(beginning)) {
        const count = this.#countsOfWords[place] ?? 0;
        if (count > 0) this.#counts.set(stem(this.#words[place] ?? ''), count);
      }
    }
    return this.#counts.get(term) ?? 0;
  }

  synonymsOf = (term: string): readonly (readonly string[])[] => this.#synonyms.get(term) ?? [];

  /** The phrases of theirs that begin with the term. */
  phrasesFrom = (term: string): readonly SynonymPhrase[] => this.#phrases.get(term) ?? [];

  /** The pages have it, or people say it for something that they have, or it is right although no page has it. */
  knows = (term: string): boolean =>
    this.countOf(term) > 0 || this.#known.has(term) || this.#synonyms.has(term);

  /** With its accents, as the pages write it. */
  writtenForm = (word: string): string => this.#forms[this.#words.indexOf(word)] ?? word;

  /** Of many words that begin so, those whose stem most sections have: the first of each stem says how many. */
  completionsOf(beginning: string, most: number): string[] {
    const places = this.#placesFrom(beginning);
    const countAt = (place: number): number => this.#countsOfWords[place] ?? 0;
    const likely =
      places.length > 4 * most ? places.sort((a, b) => countAt(b) - countAt(a)).slice(0, most) : places;
    return likely.flatMap((place) => this.#words[place] ?? []);
  }

  /** The words nearest to one that is mistyped; those that sound like it count as one mistake. */
  typoCandidates(word: string, tolerance = toleranceFor(word)): readonly string[] {
    const key = `${word} ${tolerance}`;
    const known = this.#candidates.get(key) ?? this.#findCandidates(word, tolerance);
    this.#candidates.set(key, known);
    return known;
  }

  #findCandidates(word: string, tolerance: number): string[] {
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
