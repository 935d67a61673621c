// The share card of a page: its title, whom it is for, and the name of the site, on a ground that all cards have.
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { colour } from './colours';
import { inPalette, type Palette, palettePng, rgb, shades } from './palettePng';
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
import { titleLines } from './titleLines';

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

type Measure = (word: string) => number;

const MEASURED_SIZE = 100;
/** Beside other letters, the font sets some a little wider apart. */
const ROOM = 1.01;

/** Of the words of titles, which come again from page to page. Between two letters, the space around the word counts too. */
function measured({ widthOf }: Rasterizer): Measure {
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

type Lines = { readonly lines: readonly Line[]; readonly width: number };

export function linesOfTitle(title: string, rasterizer: Rasterizer, widthOf = measured(rasterizer)): Lines {
  const { size, lines, width } = titleLines(frenchTypography(title), TITLE.frame, widthOf);
  const { top, weight, leading } = TITLE;
  return {
    lines: lines.map((text, i) => ({
      ...{ text, size, weight, x: MARGIN, anchor: 'start' },
      y: top + size * (0.9 + i * leading),
    })),
    width,
  };
}

export function linesOfAudience(audience: string, rasterizer: Rasterizer): Lines {
  const text = frenchTypography(audience);
  const line: Line = { ...AUDIENCE, text, weight: 400, x: MARGIN, anchor: 'start' };
  return { lines: [fitted(line, rasterizer)], width: TEXT_WIDTH };
}

/** How many steps the edge of a letter has from its ground to its colour. */
const SHADES = 6;
const ROSETTE_SHADES = 3;

/** Where the colours of each begin in the palette: none first, then one step after the other. */
const COLOURS = { title: 0, audience: SHADES, rosette: 4 * SHADES } as const;

const paletteOf = (): Palette => [
  ...shades(colour('ground'), colour('ink'), SHADES),
  ...shades(colour('ground'), colour('ink-soft'), SHADES),
  ...shades(colour('ground'), colour('seal'), SHADES),
  ...shades(colour('seal'), colour('on-seal'), SHADES),
  ...shades(colour('ground'), colour('rule'), ROSETTE_SHADES),
  ...[rgb(colour('hollow')), rgb(colour('rule-strong'))],
];

/** What all cards of pages show, as numbers of colours. The rosette by itself: few colours make it light. */
function groundOf(siteTitle: string, palette: Palette, rasterizer: Rasterizer): Uint8Array {
  const colours = (content: readonly string[], of: Palette): Uint8Array =>
    inPalette(
      rasterizer.pixels(drawing(CARD_WIDTH, CARD_HEIGHT, [sheet(), ...content, frame()].join(''))),
      of,
    );
  const ground = colours([brand(siteTitle, rasterizer)], palette);
  const { rosette } = COLOURS;
  const lines = colours([cornerRosette()], palette.slice(rosette, rosette + ROSETTE_SHADES));
  return ground.map((index, i) => (index === 0 && lines[i] ? rosette + lines[i] : index));
}

/** Letters, and where they stand: how much of each pixel they cover, in shades. */
type Stamp = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly shades: Uint8Array;
};

/** Letters may reach a little out of their line, on each side. */
const REACH = 0.3;

function stampOf({ lines, width }: Lines, { pixels }: Rasterizer): Stamp {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return { left: 0, top: 0, width: 0, shades: new Uint8Array() };
  const reach = Math.ceil(first.size * REACH);
  const [left, top] = [MARGIN - reach, Math.floor(first.y - first.size) - reach];
  const size = { width: Math.ceil(width) + 2 * reach, height: Math.ceil(last.y) + reach - top };
  const letters = lines.map((line) => textElement({ ...line, x: reach, y: line.y - top }, '#000'));
  const drawn = pixels(drawing(size.width, size.height, letters.join('')));
  const covered = new Uint8Array(size.width * size.height);
  for (let i = 0; i < covered.length; i++)
    covered[i] = Math.round(((drawn[4 * i + 3] ?? 0) * (SHADES - 1)) / 255);
  return { left, top, width: size.width, shades: covered };
}

/** `first` is where its colours begin in the palette. */
function press(card: Uint8Array, { left, top, width, shades: covered }: Stamp, first: number): void {
  for (let i = 0; i < covered.length; i++) {
    const shade = covered[i] ?? 0;
    if (shade > 0) card[(top + Math.floor(i / width)) * CARD_WIDTH + left + (i % width)] = first + shade;
  }
}

/** Draws the card of a page. What all of them show is drawn once, and an audience too; of each page, its title only. */
export function cardDrawer(siteTitle: string, rasterizer: Rasterizer): (texts: CardTexts) => Buffer {
  const palette = paletteOf();
  const ground = groundOf(siteTitle, palette, rasterizer);
  const widthOf = measured(rasterizer);
  const audiences = new Map<string, Stamp>();
  const audienceStamp = (audience: string): Stamp => {
    const stamp = audiences.get(audience) ?? stampOf(linesOfAudience(audience, rasterizer), rasterizer);
    audiences.set(audience, stamp);
    return stamp;
  };
  return ({ title, audience }) => {
    const card = ground.slice();
    press(card, audienceStamp(audience), COLOURS.audience);
    press(card, stampOf(linesOfTitle(title, rasterizer, widthOf), rasterizer), COLOURS.title);
    return palettePng(CARD_WIDTH, card, palette);
  };
}
