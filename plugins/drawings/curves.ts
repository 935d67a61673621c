// Smooth curves as light SVG paths: a few cubic segments through exact points and slopes, in whole tenths of a unit.

type Point = { readonly x: number; readonly y: number };
type Curve = (t: number) => Point;

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

/** The path of `curve` for t from 0 to 1. The slopes are measured, so any smooth curve will do. */
export function smoothPath(curve: Curve, segments: number): string {
  const step = 1 / segments;
  const h = step / 1000;
  const slope = (t: number): Point => {
    const before = curve(t - h);
    const after = curve(t + h);
    return { x: (after.x - before.x) / (2 * h), y: (after.y - before.y) / (2 * h) };
  };
  const control = (t: number, direction: 1 | -1): Point => {
    const { x, y } = curve(t);
    const { x: dx, y: dy } = slope(t);
    return { x: x + (direction * dx * step) / 3, y: y + (direction * dy * step) / 3 };
  };
  const parts = Array.from({ length: segments }, (_, i) => {
    const from = i * step;
    const to = (i + 1) * step;
    return `C${pair(control(from, 1))} ${pair(control(to, -1))} ${pair(curve(to))}`;
  });
  return `M${pair(curve(0))}${parts.join('')}`;
}

const TURN = 2 * Math.PI;

/** A circle whose radius breathes `lobes` times: the edge of a seal. */
export function scallopedCircle(center: number, radius: number, depth: number, lobes: number): string {
  const curve: Curve = (t) => {
    const r = radius + depth * Math.cos(lobes * TURN * t);
    return { x: center + r * Math.sin(TURN * t), y: center - r * Math.cos(TURN * t) };
  };
  return `${smoothPath(curve, lobes * 4)}Z`;
}

export type Band = { width: number; height: number; lines: number };

/** One tile of the engraved band: waves shifted against each other, so that it joins itself end to end. */
export function guillocheBand({ width, height, lines }: Band): string[] {
  return Array.from({ length: lines }, (_, i) => {
    const phase = (TURN * i) / lines;
    return smoothPath((t) => {
      const wave = Math.sin(TURN * t + phase) + 0.42 * Math.sin(2 * TURN * t - phase);
      return { x: width * t, y: height / 2 + (height / 2 - 1) * (wave / 1.42) };
    }, 12);
  });
}
