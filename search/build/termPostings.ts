// The sections that have a term, and those of them that are worth their bytes.
import type { Posting } from '../shared/format';

/** Of a word that is nearly everywhere, only the sections that speak most of it are kept. */
const MOST_POSTINGS = 200;
/** So many are held before the others are dropped: a large site would fill the memory with them. */
const MOST_HELD = 2 * MOST_POSTINGS;

export class TermPostings {
  /** Of all sections that have it. */
  count = 0;
  #held: Posting[] = [];
  /** With this score or less, a section comes after those that are kept. */
  #tooLittle = -1;
  /** In the section that is being read: how often each field has it, and its places in heading, text and readers' questions. */
  #section = -1;
  readonly #counts: number[];
  #places: number[] = [];

  constructor(fields: number) {
    this.#counts = new Array(fields).fill(0);
  }

  /** Says whether it is the first time in this section. */
  add(section: number, field: number, place: number | undefined): boolean {
    const isFirst = section !== this.#section;
    if (isFirst) {
      this.#section = section;
      this.#counts.fill(0);
      this.#places.length = 0;
    }
    this.#counts[field] = (this.#counts[field] ?? 0) + 1;
    if (place !== undefined && this.#places.at(-1) !== place) this.#places.push(place);
    return isFirst;
  }

  endSection(scoreOf: (counts: readonly number[]) => number): void {
    this.count += 1;
    const score = scoreOf(this.#counts);
    if (score <= this.#tooLittle) return;
    this.#held.push({ section: this.#section, score, places: this.#places });
    this.#places = [];
    if (this.#held.length === MOST_HELD) this.#held = this.mostTelling();
  }

  /** In their order; of those that speak as much of it, the first ones. Scores do not say how rare it is: that is known last. */
  mostTelling(): Posting[] {
    const held = this.#held;
    if (held.length <= MOST_POSTINGS) return held;
    const scores = Float64Array.from(held, ({ score }) => score).sort();
    const least = scores[held.length - MOST_POSTINGS] ?? 0;
    this.#tooLittle = least;
    let ofLeast = MOST_POSTINGS - held.filter(({ score }) => score > least).length;
    return held.filter(({ score }) => {
      if (score === least) ofLeast -= 1;
      return score > least || (score === least && ofLeast >= 0);
    });
  }
}
