// The pictures that social networks and messengers show beside a link: one for the site, and one for each page, with its
// title, whom it is for, and the name of the site.
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { colour } from './colours';
import { mark, markRules, rosetteLines } from './pictures';
import { FONT_FAMILY, type Rasterizer } from './raster';
import { titleLines, type WidthOf } from './titleLines';

/** As networks ask for it. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Between the edge and the text, on each side. */
const MARGIN = 90;
export const TEXT_WIDTH = WIDTH - 2 * MARGIN;

export type Line = {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 600;
  readonly y: number;
  /** Where it starts; without one, it stands in the middle of the card. */
  readonly x?: number;
};

/** Characters that XML does not allow become spaces. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const textElement = ({ text, size, weight, x, y }: Line, fill = '#000'): string =>
  `<text x="${x ?? WIDTH / 2}" y="${y}" fill="${fill}" font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" text-anchor="${x === undefined ? 'middle' : 'start'}">${escapeXml(text)}</text>`;

export const drawing = (content: string, width = WIDTH, height = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A line in French typography, set smaller where it would be too long. */
export function fitted(line: Line, { widthOf }: Rasterizer, longest = TEXT_WIDTH): Line {
  const shown = { ...line, text: frenchTypography(line.text) };
  const width = widthOf(drawing(textElement(shown)));
  return width > longest ? { ...shown, size: Math.floor((line.size * longest) / width) } : shown;
}

const sheet = (): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('ground')}"/>`;

const box = (inset: number): string => `M${inset} ${inset}H${WIDTH - inset}V${HEIGHT - inset}H${inset}Z`;
const ring = (outer: number, inner: number, fill: string): string =>
  `<path fill="${fill}" fill-rule="evenodd" d="${box(outer)}${box(inner)}"/>`;
const frame = (): string =>
  ring(0, 22, colour('hollow')) + ring(22, 29, colour('ground')) + ring(29, 30, colour('rule-strong'));

const seal = (x: number, y: number, size: number): string =>
  `<style>${markRules('light')}</style><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${mark}</svg>`;

export function siteCard(title: string, tagline: string, rasterizer: Rasterizer): string {
  const name = fitted({ text: title, size: 58, weight: 600, y: 385 }, rasterizer);
  const about = fitted({ text: tagline, size: 26, weight: 400, y: 440 }, rasterizer);
  const texts = textElement(name, colour('ink')) + textElement(about, colour('ink-soft'));
  return drawing(sheet() + frame() + seal(WIDTH / 2 - 66, 150, 132) + texts);
}

export const touchIcon = (): string =>
  drawing(`<rect width="180" height="180" fill="${colour('ground')}"/>${seal(20, 20, 140)}`, 180, 180);

const AUDIENCE = { size: 32, weight: 400, x: MARGIN, y: 136 } as const;
const TITLE = { top: 168, weight: 600, leading: 1.15, x: MARGIN } as const;
const TITLE_FRAME = { width: TEXT_WIDTH, lines: 3, largest: 82 };
const NAME = { size: 32, weight: 600, x: MARGIN + 84, y: 531 } as const;
const ROSETTE = { x: WIDTH - 30, y: HEIGHT - 30, size: 410 };

/** A quarter of it is seen, in the corner. The frame, drawn later, covers a part: clipping would take ten times as long. */
const cornerRosette = (): string =>
  `<svg x="${ROSETTE.x - ROSETTE.size / 2}" y="${ROSETTE.y - ROSETTE.size / 2}" width="${ROSETTE.size}" height="${ROSETTE.size}" viewBox="0 0 400 400" overflow="visible"><g fill="none" stroke="${colour('rule')}" stroke-width=".9">${rosetteLines()}</g></svg>`;

const MEASURED_SIZE = 100;
/** Beside other letters, the font sets some a little wider apart. */
const KERNING = 1.01;

/** Words come again from title to title: each is measured once, between two letters, as the space around it counts too. */
export function measured({ widthOf }: Rasterizer): WidthOf {
  const known = new Map<string, number>();
  const width = (text: string): number => {
    const line = { text, size: MEASURED_SIZE, weight: TITLE.weight, y: MEASURED_SIZE };
    return widthOf(drawing(textElement(line))) / MEASURED_SIZE;
  };
  const around = width('nn');
  return (word) => {
    const found = known.get(word) ?? (width(`n${word}n`) - around) * KERNING;
    known.set(word, found);
    return found;
  };
}

export function linesOfTitle(title: string, widthOf: WidthOf): readonly Line[] {
  const { size, lines } = titleLines(frenchTypography(title), TITLE_FRAME, widthOf);
  const { top, leading, weight, x } = TITLE;
  return lines.map((text, i) => ({ text, size, weight, x, y: top + size * (0.9 + i * leading) }));
}

export const lineOfAudience = (text: string, rasterizer: Rasterizer): Line =>
  fitted({ ...AUDIENCE, text }, rasterizer);

export type CardTexts = { readonly title: string; readonly audience: string };

/** Draws the cards of the pages of one site. */
export function cardDrawer(siteTitle: string, rasterizer: Rasterizer): (texts: CardTexts) => Buffer {
  const widthOf = measured(rasterizer);
  const name = fitted({ ...NAME, text: siteTitle }, rasterizer, WIDTH - MARGIN - NAME.x);
  const brand = seal(MARGIN, 488, 64) + textElement(name, colour('ink'));
  const background = sheet() + cornerRosette() + brand + frame();
  return ({ title, audience }) => {
    const lines = [
      textElement(lineOfAudience(audience, rasterizer), colour('ink-soft')),
      ...linesOfTitle(title, widthOf).map((line) => textElement(line, colour('ink'))),
    ];
    return rasterizer.png(drawing(background + lines.join('')));
  };
}
