// How much each section speaks of a term: MiniSearch, one field of a section after the other.
import MiniSearch from 'minisearch';

const WEIGHTS = {
  heading: 4.3,
  page: 2.92,
  parent: 1.62,
  lead: 0.44,
  names: 1.5,
  body: 1.82,
  reference: 0.5,
  aside: 0.47,
  asked: 1.8,
};
/** The library's own constants: how fast a term said again stops counting, how much a long text weighs it down. */
const SATURATION = { k: 1.2, b: 0.39, d: 0.5 };
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
type Document = { readonly id: number } & Readonly<Record<Field, string>>;

const none: ReadonlyMap<number, number> = new Map();

export class Terms {
  #sections = 0;
  /** Each term, and the fields that have it, a bit each. */
  readonly #fields = new Map<string, number>();
  /** Each term, and how many sections have it. */
  readonly #counts = new Map<string, number>();
  readonly #scores = new Map<string, ReadonlyMap<number, number>>();
  readonly #index = new MiniSearch<Document>({
    fields: FIELDS,
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
  });

  /** Sections are added in the order of their numbers. */
  add(fields: Readonly<Record<Field, readonly string[]>>): void {
    FIELDS.forEach((field, i) => {
      for (const term of fields[field]) this.#fields.set(term, (this.#fields.get(term) ?? 0) | (1 << i));
    });
    for (const term of new Set(Object.values(fields).flat())) {
      this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    }
    const texts = Object.entries(fields).map(([field, terms]) => [field, terms.join(' ')]);
    this.#index.add({ id: this.#sections, ...Object.fromEntries(texts) });
    this.#sections += 1;
  }

  has(term: string): boolean {
    return this.#fields.has(term);
  }

  #rarity(count: number): number {
    return Math.log(1 + (this.#sections - count + 0.5) / (count + 0.5));
  }

  /** How many sections have it. */
  countOf(term: string): number {
    return this.#counts.get(term) ?? 0;
  }

  /** How much the term tells one section from the others. */
  rarityOf(term: string): number {
    return this.#rarity(this.countOf(term));
  }

  /**
   * How much each section that has the term speaks of it. The library weighs a term by how rare it is in each field:
   * « photo », which is everywhere but in headings, would be worth more in a heading than any rare word of the text. Here
   * a term is as rare as it is in whole sections.
   */
  scoresOf(term: string): ReadonlyMap<number, number> {
    const fields = this.#fields.get(term);
    if (fields === undefined) return none;
    const known = this.#scores.get(term);
    if (known) return known;
    const scores = new Map<number, number>();
    for (const [i, field] of FIELDS.entries()) {
      if (!(fields & (1 << i))) continue;
      const found = this.#index.search(term, {
        tokenize: (whole) => [whole],
        fields: [field],
        bm25: SATURATION,
      });
      const unit = WEIGHTS[field] / this.#rarity(found.length);
      for (const { id, score } of found) scores.set(id, (scores.get(id) ?? 0) + unit * score);
    }
    const worth = this.rarityOf(term);
    for (const [id, score] of scores) scores.set(id, worth * score);
    this.#scores.set(term, scores);
    return scores;
  }
}
