// A title in a frame: as large as it can be in few lines, and never out of the frame.

/** How wide a word is, in widths of an « em »: the size of the letters. */
export type WidthOf = (word: string) => number;

type Frame = {
  readonly width: number;
  readonly lines: number;
  /** Of the letters. */
  readonly largest: number;
};

export type TitleLines = {
  readonly size: number;
  readonly lines: readonly string[];
  /** Of the longest line. */
  readonly width: number;
};

export function titleLines(title: string, frame: Frame, widthOf: WidthOf): TitleLines {
  // A no-break space joins: only plain spaces part words.
  const words = title.trim().split(/[ \t\n]+/);
  const widthOfLine = (line: readonly string[]): number =>
    line.reduce((sum, word) => sum + widthOf(word), widthOf(' ') * (line.length - 1));

  /** Of all ways to part these words into so many lines, the one whose longest line is the shortest. */
  function evened(rest: readonly string[], count: number): Omit<TitleLines, 'size'> {
    let best = { lines: [rest.join(' ')], width: widthOfLine(rest) };
    if (count === 1) return best;
    for (let end = 1; end < rest.length; end++) {
      const first = widthOfLine(rest.slice(0, end));
      if (first >= best.width) break;
      const { lines, width } = evened(rest.slice(end), count - 1);
      if (Math.max(first, width) >= best.width) continue;
      best = { lines: [rest.slice(0, end).join(' '), ...lines], width: Math.max(first, width) };
    }
    return best;
  }

  for (let count = 1; ; count++) {
    const { lines, width } = evened(words, count);
    if (width * frame.largest > frame.width && count < frame.lines) continue;
    const size = Math.min(frame.largest, frame.width / Math.max(width, Number.MIN_VALUE));
    return { size, lines, width: width * size };
  }
}
