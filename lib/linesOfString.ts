/** The lines, counted from 1, on which a source file has a text between quotes. */
export const linesOfString = (source: string, text: string): number[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      ["'", '"', '`'].some((quote) => line.includes(quote + text + quote)) ? [index + 1] : [],
    );
