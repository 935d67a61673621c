// The pictures of the site, as SVG.
import { renderSVG } from 'uqr';
import { colour, type Mode } from './colours';
import { guillocheBand, scallopedCircle } from './curves';

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

/** On a grid of 32: a seal filled with the accent colour (class `a`), with the lines of a lens in it (class `b`). */
export const mark = `<path class="a" d="${scallopedCircle(16, 14.6, 0.9, 14)}"/><circle class="b" cx="16" cy="16" r="7.6"/><path class="b" d="M12.6 16a3.4 3.4 0 0 1 3.4-3.4"/>`;
export const markRules = (mode: Mode): string =>
  `.a{fill:${colour('seal', mode)}}.b{fill:none;stroke:${colour('on-seal', mode)};stroke-width:2.4;stroke-linecap:round}`;

export const logo = (mode: Mode): string => svg(32, 32, `<style>${markRules(mode)}</style>${mark}`);

export const favicon = (): string =>
  svg(
    32,
    32,
    `<style>${markRules('light')}@media (prefers-color-scheme:dark){${markRules('dark')}}</style>${mark}`,
  );

const ENGRAVING_STROKE = 'fill="none" stroke="#000" stroke-width=".7"';

export const engravedBand = (): string => {
  const waves = guillocheBand(96, 24, 9).map((d) => `<path d="${d}"/>`);
  return svg(96, 24, `<g ${ENGRAVING_STROKE}>${waves.join('')}</g>`);
};

const ROSETTE_RINGS = [
  { radius: 162, depth: 36, lobes: 8, copies: 9 },
  { radius: 103, depth: 30, lobes: 6, copies: 9 },
  { radius: 52, depth: 24, lobes: 5, copies: 8 },
];

/** A rosette as on printed certificates, on a grid of 400. Each ring is one curve, repeated a few times at other angles. */
export const rosetteLines = (): string => {
  const rings = ROSETTE_RINGS.flatMap(({ radius, depth, lobes, copies }, ring) => [
    `<path id="r${ring}" d="${scallopedCircle(200, radius, depth, lobes)}"/>`,
    ...Array.from({ length: copies - 1 }, (_, i) => (360 / lobes / copies) * (i + 1)).map(
      (angle) => `<use href="#r${ring}" transform="rotate(${angle} 200 200)"/>`,
    ),
  ]);
  return rings.join('');
};

export const engravedRosette = (): string => svg(400, 400, `<g ${ENGRAVING_STROKE}>${rosetteLines()}</g>`);

/** Dark squares on a light ground in the dark mode too, because cameras read nothing else reliably. */
export const qrCode = (address: string): string =>
  `${renderSVG(address, { border: 2, pixelSize: 4, blackColor: colour('ink'), whiteColor: colour('sheet') })}\n`;
