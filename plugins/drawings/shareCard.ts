// The picture that social networks and messengers show beside a link to the site, and what those of its pages share with it.
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { colour } from './colours';
import { mark, markRules } from './pictures';
import { FONT_FAMILY, type Rasterizer } from './raster';

/** As networks ask for it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** Between the edge and the text, on each side. */
export const MARGIN = 90;
export const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;

export type Line = {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 600;
  readonly x?: number;
  readonly y: number;
  /** Without one, in the middle of the card. */
  readonly anchor?: 'start';
};

/** Signs that XML has no place for, whatever a title holds, become spaces. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const textElement = (
  { text, size, weight, x = CARD_WIDTH / 2, y, anchor }: Line,
  fill: string,
): string =>
  `<text x="${x}" y="${y}" fill="${fill}" font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor ?? 'middle'}">${escapeXml(text)}</text>`;

export const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A long name is set smaller, so that it stays in its frame. */
export function fitted(line: Line, { widthOf }: Rasterizer, most = TEXT_WIDTH): Line {
  const width = widthOf(drawing(CARD_WIDTH, CARD_HEIGHT, textElement(line, '#000')));
  return width > most ? { ...line, size: Math.floor((line.size * most) / width) } : line;
}

/** The edge of the card, or a line in it. */
const box = (inset: number): string =>
  `M${inset} ${inset}H${CARD_WIDTH - inset}V${CARD_HEIGHT - inset}H${inset}Z`;
export const sheet = (): string =>
  `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${colour('ground')}"/>`;
/** A fine line, then the ground again, then a border up to the edge. */
export const frame = (): string => {
  const ring = (outer: number, inner: number, fill: string): string =>
    `<path fill="${fill}" fill-rule="evenodd" d="${box(outer)}${box(inner)}"/>`;
  return ring(0, 22, colour('hollow')) + ring(22, 29, colour('ground')) + ring(29, 30, colour('rule-strong'));
};
export const seal = (x: number, y: number, size: number): string =>
  `<style>${markRules('light')}</style><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${mark}</svg>`;

export function shareCard(title: string, tagline: string, rasterizer: Rasterizer): string {
  const lines = [
    textElement(
      fitted({ text: frenchTypography(title), size: 58, weight: 600, y: 385 }, rasterizer),
      colour('ink'),
    ),
    textElement(
      fitted({ text: frenchTypography(tagline), size: 26, weight: 400, y: 440 }, rasterizer),
      colour('ink-soft'),
    ),
  ];
  return drawing(
    CARD_WIDTH,
    CARD_HEIGHT,
    [sheet(), frame(), seal(CARD_WIDTH / 2 - 66, 150, 132), ...lines].join(''),
  );
}

export function touchIcon(): string {
  return drawing(180, 180, `<rect width="180" height="180" fill="${colour('ground')}"/>${seal(20, 20, 140)}`);
}
