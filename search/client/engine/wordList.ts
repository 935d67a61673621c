// The words of one first letter: to complete what is half typed, to correct what is mistyped, and what they stand for.
import { foldWord, stem } from '../../shared/analyse';
import { SAME_BEGINNING, type SynonymPhrase, type WordsFile } from '../../shared/format';
import { editDistance } from './editDistance';
import { soundOf } from './soundOf';

export type Candidate = { readonly word: string; readonly distance: number };

export const SHORTEST_CORRECTED = 4;
/** How many typing mistakes a word of that length may have. */
const toleranceFor = ({ length }: string): number => (length < SHORTEST_CORRECTED ? 0 : length < 8 ? 1 : 2);
const SHORTEST_SOUND = 5;

/** « form|count », or the form alone. */
const formIn = (line: string): string => line.split('|', 1)[0] ?? '';
const countIn = (line: string): number => Number(line.split('|')[1] ?? 0);

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Words are folded and stemmed when they are looked at: of all at once, that would take longer than any question. */
export class WordList {
  readonly #lines: readonly string[];
  readonly #folded: string[] = [];
  /** By term, how many sections have it. */
  readonly #counts: Map<string, number>;
  readonly #beginningsCounted = new Set<string>();
  readonly #known: ReadonlySet<string>;
  // A record has more than what is in it: « constructor » is a word of readers too.
  readonly #synonyms: ReadonlyMap<string, WordsFile['synonyms'][string]>;
  readonly #phrases: ReadonlyMap<string, WordsFile['phrases'][string]>;
  readonly #candidates = new Map<string, readonly Candidate[]>();
  #lengths: readonly number[] | undefined;
  #wordsBySound: Map<string, string[]> | undefined;

  constructor({ words, otherTerms, synonyms, phrases, known }: WordsFile) {
    this.#lines = linesOf(words);
    this.#counts = new Map(linesOf(otherTerms).map((line) => [formIn(line), countIn(line)]));
    this.#known = new Set(known.split(' '));
    this.#synonyms = new Map(Object.entries(synonyms));
    this.#phrases = new Map(Object.entries(phrases));
  }

  #wordAt(place: number): string {
    const word = this.#folded[place] ?? foldWord(formIn(this.#lines[place] ?? ''));
    this.#folded[place] = word;
    return word;
  }

  /** The place of the first word that is not before this one: they stand in order. */
  #placeOf(word: string): number {
    let low = 0;
    let high = this.#lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#wordAt(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #placesFrom(beginning: string): number[] {
    const places: number[] = [];
    for (let place = this.#placeOf(beginning); this.#wordAt(place).startsWith(beginning); place++) {
      if (place >= this.#lines.length) break;
      places.push(place);
    }
    return places;
  }

  hasWordFrom(beginning: string): boolean {
    return this.#wordAt(this.#placeOf(beginning)).startsWith(beginning);
  }

  /** How many sections have the term. */
  countOf(term: string): number {
    const beginning = term.slice(0, SAME_BEGINNING);
    if (beginning.length === SAME_BEGINNING && !this.#beginningsCounted.has(beginning)) {
      this.#beginningsCounted.add(beginning);
      for (const place of this.#placesFrom(beginning)) {
        const count = countIn(this.#lines[place] ?? '');
        if (count > 0) this.#counts.set(stem(this.#wordAt(place)), count);
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
  writtenForm(word: string): string | undefined {
    const place = this.#placeOf(word);
    return this.#wordAt(place) === word ? formIn(this.#lines[place] ?? '') : undefined;
  }

  /** Of many words that begin so, those whose stem most sections have: the first of each stem says how many. */
  completionsOf(beginning: string, most: number): string[] {
    const places = this.#placesFrom(beginning);
    if (places.length <= 4 * most) return places.map((place) => this.#wordAt(place));
    return places
      .map((place) => ({ place, count: countIn(this.#lines[place] ?? '') }))
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ place }) => this.#wordAt(place));
  }

  /** A form has a few letters more than its word: signs, ligatures. */
  #wordsOfLength(least: number, most: number): string[] {
    this.#lengths ??= this.#lines.map((line) => formIn(line).length);
    return this.#lengths.flatMap((length, place) =>
      length >= least && length <= most + 2 ? [this.#wordAt(place)] : [],
    );
  }

  /** The words nearest to one that is mistyped; those that sound like it count as one mistake. */
  typoCandidates(word: string, tolerance = toleranceFor(word)): readonly Candidate[] {
    const key = `${word} ${tolerance}`;
    const known = this.#candidates.get(key) ?? this.#findCandidates(word, tolerance);
    this.#candidates.set(key, known);
    return known;
  }

  #findCandidates(word: string, tolerance: number): Candidate[] {
    if (tolerance === 0) return [];
    const likely = this.#wordsOfLength(Math.max(3, word.length - tolerance), word.length + tolerance);
    const found = likely.flatMap((other) => {
      const distance = editDistance(word, other, tolerance);
      return distance <= tolerance ? [{ word: other, distance }] : [];
    });
    const nearest = Math.min(...found.map(({ distance }) => distance));
    const kept = found.filter(({ distance }) => distance === nearest);
    const alike = nearest > 1 ? this.#soundingLike(word) : [];
    return [...alike.map((other) => ({ word: other, distance: 1 })), ...kept];
  }

  #soundingLike(word: string): string[] {
    if (word.length < SHORTEST_SOUND) return [];
    if (!this.#wordsBySound) {
      this.#wordsBySound = new Map();
      for (const other of this.#wordsOfLength(SHORTEST_SOUND - 1, Number.POSITIVE_INFINITY)) {
        const sound = soundOf(other);
        this.#wordsBySound.set(sound, [...(this.#wordsBySound.get(sound) ?? []), other]);
      }
    }
    return this.#wordsBySound.get(soundOf(word)) ?? [];
  }
}

export const EMPTY_WORD_LIST = new WordList({
  words: '',
  otherTerms: '',
  synonyms: {},
  phrases: {},
  known: '',
});
