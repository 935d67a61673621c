import type { ReactNode } from 'react';
import { Sketch } from './Sketch';

/** Shading by parallel strokes: one path of `count` strokes, each moved by `step` from the one before. */
function hatching(
  count: number,
  from: readonly [number, number],
  stroke: string,
  step: readonly [number, number],
) {
  return Array.from(
    { length: count },
    (_, index) => `M${from[0] + index * step[0]} ${from[1] + index * step[1]}${stroke}`,
  ).join('');
}

const ROOF = 'M26 58 80 24l54 34z';
const ROOF_SHADE = hatching(12, [82, 26.5], 'V57', [4, 2.52]);
const WALLS = 'M34 58v44h92V58';
const CHIMNEY = 'M104 39V24h9v21';
const DOOR = 'M73 102V76h14v26M73 82h14M84 92v2';
const WINDOWS =
  'M44 68h16v16H44zM52 68v16M44 76h16M100 68h16v16h-16zM108 68v16M100 76h16M74 38h12v10H74zM80 38v10';
const SHUTTERS = 'M39 67h4v18h-4zM61 67h4v18h-4zM95 67h4v18h-4zM117 67h4v18h-4z';
const STREET_NUMBER = 'M88.5 79h5v4h-5z';
const GROUND = 'M8 102h144M14 106h52M78 106h66M30 110h40M92 110h30';
const TREE = 'M144 102V82M144 86c-8 0-9-9-6-12-2-7 3-12 7-12s9 5 7 12c3 3 2 12-8 12';

/** A line drawing of a house front, which stands for any photograph. Decorative. */
export function Photo(): ReactNode {
  return (
    <Sketch
      faint={ROOF_SHADE + GROUND}
      line={ROOF + WALLS + CHIMNEY + DOOR + WINDOWS + SHUTTERS + TREE + STREET_NUMBER}
    />
  );
}
