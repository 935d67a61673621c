// The lines of a state diagram, from box to box. They leave and enter boxes vertically, side by side, and avoid the
// other boxes.

export type Point = { readonly x: number; readonly y: number };

/** As the layout places it: x and y are the centre. */
export type Box = Point & { readonly width: number; readonly height: number };

type Line = {
  readonly source: Box;
  readonly target: Box;
  /** The points between the two boxes through which the layout leads the line. */
  readonly waypoints: readonly Point[];
};

type Route = {
  /** The points of the line, which is vertical at each of them. */
  readonly points: readonly Point[];
  /** The SVG paths of the line and of its arrowhead. */
  readonly path: string;
  readonly head: string;
};

const LINE_GAP = 26;
const CORNER_GAP = 14;
const HEAD_LENGTH = 7;
const HEAD_HALF_WIDTH = 3.5;

/** Two decimals are finer than any screen shows, and keep the page small. */
const round = (value: number): number => Math.round(value * 100) / 100;
const coordinates = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Where a line meets the lower side of a box (1) or the upper one (-1), and the x of its next point from there. */
type LineEnd = { readonly box: Box; readonly side: number; readonly nextX: number };

/** The ends on one side of a box have the order of their other ends, so that lines do not cross. */
function pointAt(end: LineEnd, ends: readonly LineEnd[]): Point {
  const { box, side } = end;
  const neighbours = ends
    .filter((other) => other.box === box && other.side === side)
    .sort((a, b) => a.nextX - b.nextX);
  const gap = Math.min(LINE_GAP, (box.width - 2 * CORNER_GAP) / Math.max(1, neighbours.length - 1));
  return {
    x: box.x + (neighbours.indexOf(end) - (neighbours.length - 1) / 2) * gap,
    y: box.y + (side * box.height) / 2,
  };
}

/** A path through the points, by straight vertical lines and S-shaped curves. */
function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      if (!previous) return `M${coordinates(point)}`;
      if (Math.abs(previous.x - point.x) < 0.01) return `V${round(point.y)}`;
      const middle = (previous.y + point.y) / 2;
      const controls = [previous, point].map(({ x }) => coordinates({ x, y: middle }));
      return `C${controls.join(' ')} ${coordinates(point)}`;
    })
    .join('');
}

/** Each line with its route. */
export function routesOf<Given extends Line>(
  lines: readonly Given[],
  boxes: readonly Box[],
): readonly (Given & Route)[] {
  const places = lines.map((line) => {
    const { source, target, waypoints } = line;
    const side = source.y < target.y ? 1 : -1;
    const start: LineEnd = { box: source, side, nextX: (waypoints[0] ?? target).x };
    const end: LineEnd = { box: target, side: -side, nextX: (waypoints.at(-1) ?? source).x };
    return { line, start, end };
  });
  const ends = places.flatMap(({ start, end }) => [start, end]);
  return places.map(({ line, start, end }) => {
    const tip = pointAt(end, ends);
    const base = { x: tip.x, y: tip.y + end.side * HEAD_LENGTH };
    // A line that passes beside a box is vertical over the whole height of the box.
    const between = line.waypoints.flatMap(({ x, y }) => {
      const box = boxes.find((other) => Math.abs(other.y - y) < 1);
      const offsets = box ? [-start.side, start.side].map((side) => (side * box.height) / 2) : [0];
      return offsets.map((offset) => ({ x, y: y + offset }));
    });
    const points = [pointAt(start, ends), ...between, base];
    const corner = coordinates({ x: tip.x - HEAD_HALF_WIDTH, y: base.y });
    const head = `M${coordinates(tip)}L${corner}H${round(tip.x + HEAD_HALF_WIDTH)}Z`;
    return { ...line, points, path: pathThrough(points), head };
  });
}

/** On which side of the line from a to b a point lies: 1 or -1, and 0 on the line. */
const sideOf = (a: Point, b: Point, point: Point): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

export function countCrossings(routes: readonly Pick<Route, 'points'>[]): number {
  const segments = routes.flatMap(({ points }) =>
    points.slice(1).map((point, index) => [points[index] ?? point, point] as const),
  );
  return segments.flatMap(([a, b], index) =>
    segments
      .slice(index + 1)
      .filter(([c, d]) => sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0),
  ).length;
}
