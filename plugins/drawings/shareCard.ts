// The picture that social networks and messengers show beside a link to the site.
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { colour } from './colours';
import { mark, markRules } from './pictures';
import { FONT_FAMILY, type Rasterizer } from './raster';

const WIDTH = 1200;
const HEIGHT = 630;
/** Between the frame and the text, on each side. */
const MARGIN = 90;

type Line = { readonly text: string; readonly size: number; readonly weight: 400 | 600; readonly y: number };

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const textElement = ({ text, size, weight, y }: Line, fill: string): string =>
  `<text x="${WIDTH / 2}" y="${y}" fill="${fill}" font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" text-anchor="middle">${escapeXml(text)}</text>`;

const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A long name is set smaller, so that it stays in its frame. */
function fitted(line: Line, { widthOf }: Rasterizer): Line {
  const width = widthOf(drawing(WIDTH, HEIGHT, textElement(line, '#000')));
  const most = WIDTH - 2 * MARGIN;
  return width > most ? { ...line, size: Math.floor((line.size * most) / width) } : line;
}

export function shareCard(title: string, tagline: string, rasterizer: Rasterizer): string {
  const frame = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('hollow')}"/><rect x="22" y="22" width="${WIDTH - 44}" height="${HEIGHT - 44}" fill="${colour('ground')}"/><rect x="29.5" y="29.5" width="${WIDTH - 59}" height="${HEIGHT - 59}" fill="none" stroke="${colour('rule-strong')}"/>`;
  const seal = `<style>${markRules('light')}</style><svg x="${WIDTH / 2 - 66}" y="150" width="132" height="132" viewBox="0 0 32 32">${mark}</svg>`;
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
  return drawing(WIDTH, HEIGHT, [frame, seal, ...lines].join(''));
}

export function touchIcon(): string {
  const seal = `<style>${markRules('light')}</style><svg x="20" y="20" width="140" height="140" viewBox="0 0 32 32">${mark}</svg>`;
  return drawing(180, 180, `<rect width="180" height="180" fill="${colour('ground')}"/>${seal}`);
}
