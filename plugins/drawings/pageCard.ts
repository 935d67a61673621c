// The share card of a page: its title, whom it is for, and the name of the site, on a ground that all cards have.
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { colour } from './colours';
import { rosetteLines } from './pictures';
import type { Rasterizer } from './raster';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  drawing,
  fitted,
  frame,
  type Line,
  MARGIN,
  seal,
  sheet,
  TEXT_WIDTH,
  textElement,
} from './shareCard';
import { titleLines, type WidthOf } from './titleLines';

export type CardTexts = {
  readonly title: string;
  /** Whom the page is for. */
  readonly audience: string;
};

/** The title stands under the audience, from here on; under both, the name of the site. */
const AUDIENCE = { size: 32, y: 136 };
const TITLE = {
  top: 168,
  weight: 600,
  leading: 1.15,
  frame: { width: TEXT_WIDTH, lines: 3, largest: 82 },
} as const;
const NAME = { size: 32, x: MARGIN + 84, y: 531, seal: { y: 488, size: 64 } };
/** In the corner: a quarter of it is seen. */
const ROSETTE = { x: CARD_WIDTH - 30, y: CARD_HEIGHT - 30, size: 410 };

/** In the corner. What would stand over the frame is covered by it: to cut it off would take ten times as long. */
const cornerRosette = (): string =>
  `<svg x="${ROSETTE.x - ROSETTE.size / 2}" y="${ROSETTE.y - ROSETTE.size / 2}" width="${ROSETTE.size}" height="${ROSETTE.size}" viewBox="0 0 400 400" overflow="visible"><g fill="none" stroke="${colour('rule')}" stroke-width=".9">${rosetteLines()}</g></svg>`;

/** The mark, and the name of the site beside it. */
function brand(siteTitle: string, rasterizer: Rasterizer): string {
  const { x, y, size } = NAME;
  const line: Line = { text: frenchTypography(siteTitle), size, weight: 600, x, y, anchor: 'start' };
  const name = fitted(line, rasterizer, CARD_WIDTH - MARGIN - x);
  return seal(MARGIN, NAME.seal.y, NAME.seal.size) + textElement(name, colour('ink'));
}

const MEASURED_SIZE = 100;
/** Beside other letters, the font sets some a little wider apart. */
const ROOM = 1.01;

/** Of the words of titles, which come again from page to page. Between two letters, the space around the word counts too. */
export function measured({ widthOf }: Rasterizer): WidthOf {
  const known = new Map<string, number>();
  const width = (text: string): number => {
    const line = { text, size: MEASURED_SIZE, weight: TITLE.weight, y: MEASURED_SIZE };
    return widthOf(drawing(CARD_WIDTH, CARD_HEIGHT, textElement(line, '#000'))) / MEASURED_SIZE;
  };
  const around = width('nn');
  return (word) => {
    const found = known.get(word) ?? (width(`n${word}n`) - around) * ROOM;
    known.set(word, found);
    return found;
  };
}

export function linesOfTitle(title: string, widthOf: WidthOf): readonly Line[] {
  const { size, lines } = titleLines(frenchTypography(title), TITLE.frame, widthOf);
  const { top, weight, leading } = TITLE;
  return lines.map((text, i) => ({
    ...{ text, size, weight, x: MARGIN, anchor: 'start' },
    y: top + size * (0.9 + i * leading),
  }));
}

export const lineOfAudience = (audience: string, rasterizer: Rasterizer): Line =>
  fitted(
    { ...AUDIENCE, text: frenchTypography(audience), weight: 400, x: MARGIN, anchor: 'start' },
    rasterizer,
  );

/** Draws the card of a page. */
export function cardDrawer(siteTitle: string, rasterizer: Rasterizer): (texts: CardTexts) => Buffer {
  const widthOf = measured(rasterizer);
  const background = sheet() + cornerRosette() + brand(siteTitle, rasterizer) + frame();
  return ({ title, audience }) => {
    const lines = [
      textElement(lineOfAudience(audience, rasterizer), colour('ink-soft')),
      ...linesOfTitle(title, widthOf).map((line) => textElement(line, colour('ink'))),
    ];
    return rasterizer.png(drawing(CARD_WIDTH, CARD_HEIGHT, background + lines.join('')));
  };
}
