// A title in a frame: as large as it can be in few lines, and never out of the frame.

/** How wide a word is, in widths of an « em »: the size of the letters. */
export type WidthOf = (word: string) => number;

type Frame = {
  readonly width: number;
  readonly lines: number;
  /** The largest size of the letters. */
  readonly largest: number;
};

type Lines = { readonly lines: readonly string[]; readonly longest: number };

export function titleLines(title: string, frame: Frame, widthOf: WidthOf) {
  // A no-break space joins: only plain spaces part words.
  const words = title.trim().split(/[ \t\n]+/);
  const widthOfLine = (line: readonly string[]): number =>
    line.reduce((sum, word) => sum + widthOf(word), widthOf(' ') * (line.length - 1));

  /** Of all ways to part these words into so many lines, the one whose longest line is the shortest. */
  function balanced(rest: readonly string[], count: number): Lines {
    let best: Lines = { lines: [rest.join(' ')], longest: widthOfLine(rest) };
    if (count === 1) return best;
    for (let end = 1; end < rest.length; end++) {
      const first = widthOfLine(rest.slice(0, end));
      if (first >= best.longest) break;
      const { lines, longest } = balanced(rest.slice(end), count - 1);
      if (Math.max(first, longest) < best.longest)
        best = { lines: [rest.slice(0, end).join(' '), ...lines], longest: Math.max(first, longest) };
    }
    return best;
  }

  let best = balanced(words, 1);
  for (let count = 2; count <= frame.lines && best.longest * frame.largest > frame.width; count++)
    best = balanced(words, count);
  return { size: Math.min(frame.largest, frame.width / best.longest), lines: best.lines };
}
