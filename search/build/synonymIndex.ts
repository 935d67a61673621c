// Other people's words for ours, as terms.
import { stem } from '../shared/analyse';
import type { SynonymPhrase } from '../shared/format';

/** Each way in which other people say it, then each of ours: a word or a few, folded. */
export type Synonym = { readonly theirs: readonly string[]; readonly ours: readonly string[] };

export type SynonymIndex = {
  /** For a term of theirs, the phrases of ours. */
  readonly words: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The same for several terms of theirs, by the first of them. */
  readonly phrases: ReadonlyMap<string, readonly SynonymPhrase[]>;
  /** Terms that stand in phrases: right as they are, also where no page has them. */
  readonly known: ReadonlySet<string>;
  /** The words of theirs that stand alone, as they are typed. */
  readonly typed: readonly string[];
};

const termsOf = (phrase: string): string[] => phrase.split(' ').map(stem);

function append<Value>(map: Map<string, Value[]>, key: string, ...values: readonly Value[]): void {
  map.set(key, [...(map.get(key) ?? []), ...values]);
}

export function indexSynonyms(synonyms: readonly Synonym[], isOurs: (term: string) => boolean): SynonymIndex {
  const words = new Map<string, string[][]>();
  const several: SynonymPhrase[] = [];
  const known = new Set<string>();
  const typed: string[] = [];
  for (const { theirs, ours } of synonyms) {
    const ourTerms = ours.map(termsOf);
    for (const phrase of theirs) {
      const terms = termsOf(phrase);
      const [first = ''] = terms;
      if (terms.length > 1) {
        several.push([terms, ourTerms]);
        for (const term of terms) known.add(term);
      } else {
        typed.push(phrase);
        append(words, first, ...ourTerms);
      }
    }
  }

  // « quitter la boîte » is « quitter la société », since both are the organisation.
  const waysToSay = (term: string): string[] => {
    if (isOurs(term)) return [term];
    const alone = (words.get(term) ?? []).filter(({ length }) => length === 1).flat();
    return [...new Set([term, ...alone.slice(0, 1)])];
  };
  const phrases = new Map<string, SynonymPhrase[]>();
  for (const [theirs, ours] of several) {
    const ways = theirs.reduce<string[][]>(
      (begun, term) => begun.flatMap((way) => waysToSay(term).map((one) => [...way, one])),
      [[]],
    );
    for (const way of ways) append<SynonymPhrase>(phrases, way[0] ?? '', [way, ours]);
  }
  return { words, phrases, known, typed };
}
