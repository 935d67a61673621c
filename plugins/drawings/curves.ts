// Smooth curves as short SVG paths: a few cubic segments, with coordinates rounded to a tenth. Each segment continues the
// direction of the one before (« S »): only its end is written.

type Point = { readonly x: number; readonly y: number };
type Curve = (t: number) => Point;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const coordinates = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** The path of `curve` for t from 0 to 1. The slopes are measured on the curve, which needs no derivative. */
export function smoothPath(curve: Curve, segments: number): string {
  const step = 1 / segments;
  const delta = step / 1000;
  const control = (t: number, direction: 1 | -1): Point => {
    const { x, y } = curve(t);
    const [before, after] = [curve(t - delta), curve(t + delta)];
    const length = (direction * step) / 3 / (2 * delta);
    return { x: x + (after.x - before.x) * length, y: y + (after.y - before.y) * length };
  };
  const parts = Array.from({ length: segments }, (_, i) => {
    const to = (i + 1) * step;
    const start = i === 0 ? `C${coordinates(control(0, 1))} ` : 'S';
    return `${start}${coordinates(control(to, -1))} ${coordinates(curve(to))}`;
  });
  return `M${coordinates(curve(0))}${parts.join('')}`;
}

const FULL_TURN = 2 * Math.PI;

/** A circle whose radius grows and shrinks `lobes` times, like the edge of a wax seal. */
export function scallopedCircle(center: number, radius: number, depth: number, lobes: number): string {
  const curve: Curve = (t) => {
    const r = radius + depth * Math.cos(lobes * FULL_TURN * t);
    return { x: center + r * Math.sin(FULL_TURN * t), y: center - r * Math.cos(FULL_TURN * t) };
  };
  return `${smoothPath(curve, lobes * 4)}Z`;
}

/** The waves of one tile of an engraved band. Each ends where it began, so that tiles can be set side by side. */
export const guillocheBand = (width: number, height: number, lines: number): string[] =>
  Array.from({ length: lines }, (_, i) => {
    const phase = (FULL_TURN * i) / lines;
    return smoothPath((t) => {
      const wave = Math.sin(FULL_TURN * t + phase) + 0.42 * Math.sin(2 * FULL_TURN * t - phase);
      return { x: width * t, y: height / 2 + (height / 2 - 1) * (wave / 1.42) };
    }, 12);
  });
