// The lines of a state diagram: they leave and enter a box upright, side by side, and never cross a box.

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

export type Line = {
  readonly from: string;
  readonly to: string;
  /** Where the layout makes the line pass on its way, from box to box. */
  readonly waypoints: readonly Point[];
};

export type Route = {
  /** The points that the line passes, upright at each. */
  readonly points: readonly Point[];
  readonly path: string;
  readonly head: string;
};

/** Boxes by name, as the layout places them: x and y are the middle. */
export type Boxes = ReadonlyMap<string, Box>;

const PORT_GAP = 26;
const PORT_INSET = 14;
const HEAD_LENGTH = 7;
const HEAD_HALF_WIDTH = 3.5;

type End = { readonly line: Line; readonly role: 'from' | 'to'; readonly aimsAt: number };

/** Two decimals are finer than any screen, and keep the page light. */
const tidy = (value: number): number => Math.round(value * 100) / 100;
const at = ({ x, y }: Point): string => `${tidy(x)} ${tidy(y)}`;

function boxNamed(boxes: Boxes, name: string): Box {
  const box = boxes.get(name);
  if (!box) throw new Error(`No box named ${name} in the layout.`);
  return box;
}

/** Places of the line ends along the sides of the boxes, in the order of where the lines go: none cross. */
function portsOf(lines: readonly Line[], boxes: Boxes): (line: Line, role: End['role']) => number {
  const sides = new Map<string, End[]>();
  for (const line of lines) {
    const goesDown = boxNamed(boxes, line.from).y < boxNamed(boxes, line.to).y;
    const first = line.waypoints[0] ?? boxNamed(boxes, line.to);
    const last = line.waypoints.at(-1) ?? boxNamed(boxes, line.from);
    const leaves: End = { line, role: 'from', aimsAt: first.x };
    const enters: End = { line, role: 'to', aimsAt: last.x };
    for (const [side, end] of [
      [`${line.from} ${goesDown ? 'bottom' : 'top'}`, leaves],
      [`${line.to} ${goesDown ? 'top' : 'bottom'}`, enters],
    ] as const) {
      sides.set(side, [...(sides.get(side) ?? []), end]);
    }
  }
  const ports = new Map<Line, { from: number; to: number }>(lines.map((line) => [line, { from: 0, to: 0 }]));
  for (const ends of sides.values()) {
    ends.sort((a, b) => a.aimsAt - b.aimsAt);
    for (const [index, { line, role }] of ends.entries()) {
      const box = boxNamed(boxes, line[role]);
      const gap = Math.min(PORT_GAP, (box.width - 2 * PORT_INSET) / Math.max(1, ends.length - 1));
      const port = ports.get(line);
      if (port) port[role] = box.x + (index - (ends.length - 1) / 2) * gap;
    }
  }
  return (line, role) => ports.get(line)?.[role] ?? 0;
}

/** A line that passes beside a box stays upright for as long as the box is high. */
function beside(point: Point, boxes: Boxes, goesDown: boolean): readonly Point[] {
  const neighbour = [...boxes.values()].find((box) => Math.abs(box.y - point.y) < 1);
  if (!neighbour) return [point];
  const half = (goesDown ? 1 : -1) * (neighbour.height / 2);
  return [
    { x: point.x, y: point.y - half },
    { x: point.x, y: point.y + half },
  ];
}

function smooth(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${at(point)}`;
      if (Math.abs(before.x - point.x) < 0.01) return `V${tidy(point.y)}`;
      const middle = (before.y + point.y) / 2;
      return `C${at({ x: before.x, y: middle })} ${at({ x: point.x, y: middle })} ${at(point)}`;
    })
    .join('');
}

export function routesOf(lines: readonly Line[], boxes: Boxes): readonly Route[] {
  const portOf = portsOf(lines, boxes);
  return lines.map((line) => {
    const [source, target] = [boxNamed(boxes, line.from), boxNamed(boxes, line.to)];
    const goesDown = source.y < target.y;
    const way = goesDown ? 1 : -1;
    const start = { x: portOf(line, 'from'), y: source.y + (way * source.height) / 2 };
    const tip = { x: portOf(line, 'to'), y: target.y - (way * target.height) / 2 };
    const neck = tip.y - way * HEAD_LENGTH;
    const passes = line.waypoints.flatMap((point) => beside(point, boxes, goesDown));
    const points = [start, ...passes, { x: tip.x, y: neck }];
    return {
      points,
      path: smooth(points),
      head: `M${at(tip)}L${at({ x: tip.x - HEAD_HALF_WIDTH, y: neck })}H${tidy(tip.x + HEAD_HALF_WIDTH)}Z`,
    };
  });
}

const segmentsOf = ({ points }: Route): (readonly [Point, Point])[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? [[point, next] as const] : [];
  });

/** On which side of the line from a to b a point lies. */
const side = (a: Point, b: Point, point: Point): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

const cross = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

export function countCrossings(routes: readonly Route[]): number {
  let count = 0;
  for (const [index, route] of routes.entries()) {
    for (const other of routes.slice(index + 1)) {
      for (const segment of segmentsOf(route)) {
        count += segmentsOf(other).filter((otherSegment) => cross(segment, otherSegment)).length;
      }
    }
  }
  return count;
}
