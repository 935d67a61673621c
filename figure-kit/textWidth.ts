// How wide a text may get in a drawing made before any font is known: on the generous side of common system fonts.

const NARROW = /[ijltfrI'’.,:;!|()[\]\-\s]/;
const WIDE = /[mwMWÆŒœæ@%]/;
const CAPITAL = /\p{Lu}/u;

const emOf = (character: string): number => {
  if (NARROW.test(character)) return 0.4;
  if (WIDE.test(character)) return 0.95;
  return CAPITAL.test(character) ? 0.74 : 0.62;
};

/** A label in the text font, semi-bold. */
export const labelWidth = (text: string, size: number): number =>
  [...text].reduce((width, character) => width + emOf(character) * size, 0);

/** Every character of a code font is as wide as the others. */
export const codeWidth = (text: string, size: number): number => [...text].length * 0.605 * size;
