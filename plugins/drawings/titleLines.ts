// A title in a frame: as large as it can be in few lines, and never out of the frame.

/** How wide a word is, in widths of an « em »: the size of the letters. */
type WidthOf = (word: string) => number;

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

const STEP = 0.96;

/** A no-break space joins: only plain spaces part words. */
const wordsOf = (title: string): string[] => title.trim().split(/[ \t\n]+/);

/** Each line takes as many words as it can. */
function filled(words: readonly string[], width: number, space: number, widthOf: WidthOf): string[][] {
  const lines: string[][] = [];
  let left = -1;
  for (const word of words) {
    const own = widthOf(word);
    const line = lines.at(-1);
    if (line && left >= space + own) {
      line.push(word);
      left -= space + own;
    } else {
      lines.push([word]);
      left = width - own;
    }
  }
  return lines;
}

/** Lines of about the same length: no word is left alone on the last. */
function evened(words: readonly string[], width: number, space: number, widthOf: WidthOf): string[][] {
  const count = filled(words, width, space, widthOf).length;
  let narrowest = Math.max(...words.map(widthOf));
  let widest = width;
  for (let i = 0; i < 12; i++) {
    const middle = (narrowest + widest) / 2;
    if (filled(words, middle, space, widthOf).length > count) narrowest = middle;
    else widest = middle;
  }
  return filled(words, widest, space, widthOf);
}

export function titleLines(title: string, { width, lines, largest }: Frame, widthOf: WidthOf): TitleLines {
  const words = wordsOf(title);
  const space = widthOf(' ');
  const longest = Math.max(...words.map(widthOf));
  let size = largest;
  while (longest * size > width || filled(words, width / size, space, widthOf).length > lines) size *= STEP;
  const evenLines = evened(words, width / size, space, widthOf);
  const widthOfLine = (line: readonly string[]): number =>
    line.reduce((sum, word) => sum + widthOf(word), space * (line.length - 1));
  return {
    size,
    lines: evenLines.map((line) => line.join(' ')),
    width: Math.max(...evenLines.map(widthOfLine)) * size,
  };
}
