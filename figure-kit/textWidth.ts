// Estimates how wide a text will be. Diagrams are laid out at build time, when the reader's font is not known, so the
// estimates are a little larger than what common system fonts need.

const NARROW = /[ijltfrI'’.,:;!|()[\]\-\s]/;
const WIDE = /[mwMWÆŒœæ@%]/;
const CAPITAL = /\p{Lu}/u;

const widthInEm = (character: string): number => {
  if (NARROW.test(character)) return 0.4;
  if (WIDE.test(character)) return 0.95;
  return CAPITAL.test(character) ? 0.74 : 0.62;
};

/** The width of a label in the text font, semi-bold. */
export const labelWidth = (text: string, size: number): number =>
  [...text].reduce((width, character) => width + widthInEm(character) * size, 0);

/** The width of a text in the code font, where all characters are equally wide. */
export const codeWidth = (text: string, size: number): number => [...text].length * 0.605 * size;
