import { describe, expect, it } from 'vitest';
import { titleLines } from './titleLines';

/** As if each sign were half as wide as it is high. */
const widthOf = (text: string): number => text.length / 2;
const FRAME = { width: 1000, lines: 3, largest: 80 };
const NO_BREAK_SPACE = '\u00A0';

const widest = ({ size, lines }: ReturnType<typeof titleLines>): number =>
  Math.max(...lines.map((line) => widthOf(line) * size));

describe('a title', () => {
  it('that is short stands on one line, as large as can be', () => {
    expect(titleLines('Dossiers', FRAME, widthOf)).toEqual({
      size: 80,
      lines: ['Dossiers'],
      width: 320,
    });
  });

  it('that is longer takes lines of about the same length', () => {
    expect(titleLines('un deux trois quatre cinq six', FRAME, widthOf)).toEqual({
      size: 80,
      lines: ['un deux trois', 'quatre cinq six'],
      width: 600,
    });
  });

  it.each([
    ['many words', 'Un titre qui ne veut pas finir '.repeat(12)],
    ['a word that is longer than a line', `Le mot ${'anticonstitutionnellement'.repeat(4)} et la suite`],
    ['one endless word', 'A'.repeat(4000)],
    ['no-break spaces', `Certilink${NO_BREAK_SPACE}: référence de l’API${NO_BREAK_SPACE}?`.repeat(5)],
  ])('of %s is set smaller: three lines at most, none out of the frame, nothing left out', (_, title) => {
    const set = titleLines(title, FRAME, widthOf);
    expect(set.size).toBeLessThan(FRAME.largest);
    expect(set.lines.length).toBeLessThanOrEqual(FRAME.lines);
    expect(widest(set)).toBeLessThanOrEqual(FRAME.width);
    expect(set.lines.join(' ')).toBe(title.trim());
  });

  it('is not parted at a no-break space', () => {
    const { lines } = titleLines(
      `Est-ce bien la bonne page${NO_BREAK_SPACE}?`,
      { ...FRAME, width: 900 },
      widthOf,
    );
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toContain(`page${NO_BREAK_SPACE}?`);
  });

  it('that is empty is no fault', () => {
    expect(titleLines('', FRAME, widthOf).lines).toEqual(['']);
  });
});
