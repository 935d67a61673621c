// Smooth curves as short SVG paths: a few cubic segments, with coordinates rounded to a tenth. A segment goes on as the one
// before it came (« S »): only its end is written.

type Point = { readonly x: number; readonly y: number };
type Curve = (t: number) => Point;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const coordinates = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** The path of `curve` for t from 0 to 1. The slopes are measured on the curve, which needs no derivative. */
export function smoothPath(curve: Curve, segments: number): string {
  const step = 1 / segments;
  const delta = step / 1000;
  const slope = (t: number): Point => {
    const before = curve(t - delta);
    const after = curve(t + delta);
    return { x: (after.x - before.x) / (2 * delta), y: (after.y - before.y) / (2 * delta) };
  };
  const control = (t: number, direction: 1 | -1): Point => {
    const { x, y } = curve(t);
    const { x: dx, y: dy } = slope(t);
    return { x: x + (direction * dx * step) / 3, y: y + (direction * dy * step) / 3 };
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

type Band = { width: number; height: number; lines: number };

/** The waves of one tile of an engraved band. Each ends where it began, so that tiles can be set side by side. */
export function guillocheBand({ width, height, lines }: Band): string[] {
  return Array.from({ length: lines }, (_, i) => {
    const phase = (FULL_TURN * i) / lines;
    return smoothPath((t) => {
      const wave = Math.sin(FULL_TURN * t + phase) + 0.42 * Math.sin(2 * FULL_TURN * t - phase);
      return { x: width * t, y: height / 2 + (height / 2 - 1) * (wave / 1.42) };
    }, 12);
  });
}
