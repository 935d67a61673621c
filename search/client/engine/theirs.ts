// Other people's words for ours, as terms.
import { stem } from '../../shared/analyse';
import type { SearchData } from '../../shared/data';

/** Several words of theirs, and the phrases of ours. */
type Phrase = { readonly theirs: readonly string[]; readonly ours: readonly (readonly string[])[] };

export type TheirWords = {
  /** For each word of theirs, the phrases of ours. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The same for several words of theirs, by the first of them. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Part of what people say for ours, or of no use here: known without being ours. */
  readonly others: ReadonlySet<string>;
  /** Those that stand alone, as people write them. */
  readonly words: readonly string[];
};

type Data = Pick<SearchData, 'synonyms' | 'ordinary'>;

export function readTheirWords(data: Data, isOurs: (term: string) => boolean): TheirWords {
  const synonyms = new Map<string, string[][]>();
  const phrases: Phrase[] = [];
  const others = new Set(data.ordinary.split(' ').map(stem));
  const words: string[] = [];
  for (const [theirPhrases, ourPhrases] of data.synonyms) {
    const ours = ourPhrases.split('|').map((phrase) => phrase.split(' ').map(stem));
    for (const phrase of theirPhrases.split('|')) {
      const theirs = phrase.split(' ').map(stem);
      const [term = ''] = theirs;
      if (theirs.length > 1) {
        phrases.push({ theirs, ours });
        for (const each of theirs) others.add(each);
      } else {
        words.push(phrase);
        synonyms.set(term, [...(synonyms.get(term) ?? []), ...ours]);
      }
    }
  }

  // « quitter la boîte » is « quitter la société », since both are the organisation.
  const waysToSay = (term: string): string[] => {
    if (isOurs(term)) return [term];
    const alone = (synonyms.get(term) ?? []).filter(({ length }) => length === 1);
    return [...new Set([term, ...alone.flat().slice(0, 1)])];
  };
  const byFirst = new Map<string, Phrase[]>();
  for (const { theirs, ours } of phrases) {
    let ways: string[][] = [[]];
    for (const term of theirs) ways = ways.flatMap((way) => waysToSay(term).map((one) => [...way, one]));
    for (const way of ways) {
      const [first = ''] = way;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { theirs: way, ours }]);
    }
  }
  return { synonyms, phrases: byFirst, others, words };
}
