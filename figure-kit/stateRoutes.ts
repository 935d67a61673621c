// The lines of a state diagram, from box to box. They leave and enter boxes vertically, side by side, and avoid the
// other boxes.

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

export type Line = {
  readonly from: string;
  readonly to: string;
  /** The points between the two boxes through which the layout leads the line. */
  readonly waypoints: readonly Point[];
};

export type Route = {
  /** The points of the line, which is vertical at each of them. */
  readonly points: readonly Point[];
  /** The SVG path of the line. */
  readonly path: string;
  /** The SVG path of the arrowhead. */
  readonly head: string;
};

/** Boxes by name, as the layout places them: x and y are the centre. */
type Boxes = ReadonlyMap<string, Box>;

/** A port is the place on the side of a box where a line starts or ends. */
const PORT_GAP = 26;
const PORT_INSET = 14;
const HEAD_LENGTH = 7;
const HEAD_HALF_WIDTH = 3.5;

type LineEnd = {
  readonly line: Line;
  readonly role: 'from' | 'to';
  /** The x of the next point of the line, seen from this end. */
  readonly nextX: number;
};

/** Two decimals are finer than any screen shows, and keep the page small. */
const round = (value: number): number => Math.round(value * 100) / 100;
const coordinates = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

function boxNamed(boxes: Boxes, name: string): Box {
  const box = boxes.get(name);
  if (!box) throw new Error(`No box named ${name} in the layout.`);
  return box;
}

/** The x of both ends of each line. Ends on one side of a box are sorted by where their lines go: none cross. */
function portsOf(lines: readonly Line[], boxes: Boxes): (line: Line, role: LineEnd['role']) => number {
  const sides = new Map<string, LineEnd[]>();
  for (const line of lines) {
    const goesDown = boxNamed(boxes, line.from).y < boxNamed(boxes, line.to).y;
    const first = line.waypoints[0] ?? boxNamed(boxes, line.to);
    const last = line.waypoints.at(-1) ?? boxNamed(boxes, line.from);
    const start: LineEnd = { line, role: 'from', nextX: first.x };
    const end: LineEnd = { line, role: 'to', nextX: last.x };
    for (const [side, lineEnd] of [
      [`${line.from} ${goesDown ? 'bottom' : 'top'}`, start],
      [`${line.to} ${goesDown ? 'top' : 'bottom'}`, end],
    ] as const) {
      sides.set(side, [...(sides.get(side) ?? []), lineEnd]);
    }
  }
  const ports = new Map<Line, { from: number; to: number }>(lines.map((line) => [line, { from: 0, to: 0 }]));
  for (const ends of sides.values()) {
    ends.sort((a, b) => a.nextX - b.nextX);
    for (const [index, { line, role }] of ends.entries()) {
      const box = boxNamed(boxes, line[role]);
      const gap = Math.min(PORT_GAP, (box.width - 2 * PORT_INSET) / Math.max(1, ends.length - 1));
      const port = ports.get(line);
      if (port) port[role] = box.x + (index - (ends.length - 1) / 2) * gap;
    }
  }
  return (line, role) => ports.get(line)?.[role] ?? 0;
}

/** A line that passes beside a box is vertical over the whole height of the box: the point becomes two. */
function verticalBeside(point: Point, boxes: Boxes, goesDown: boolean): readonly Point[] {
  const neighbour = [...boxes.values()].find((box) => Math.abs(box.y - point.y) < 1);
  if (!neighbour) return [point];
  const half = (goesDown ? 1 : -1) * (neighbour.height / 2);
  return [
    { x: point.x, y: point.y - half },
    { x: point.x, y: point.y + half },
  ];
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

export function routesOf(lines: readonly Line[], boxes: Boxes): readonly Route[] {
  const portOf = portsOf(lines, boxes);
  return lines.map((line) => {
    const [source, target] = [boxNamed(boxes, line.from), boxNamed(boxes, line.to)];
    const goesDown = source.y < target.y;
    const direction = goesDown ? 1 : -1;
    const start = { x: portOf(line, 'from'), y: source.y + (direction * source.height) / 2 };
    const tip = { x: portOf(line, 'to'), y: target.y - (direction * target.height) / 2 };
    const headBase = tip.y - direction * HEAD_LENGTH;
    const between = line.waypoints.flatMap((point) => verticalBeside(point, boxes, goesDown));
    const points = [start, ...between, { x: tip.x, y: headBase }];
    return {
      points,
      path: pathThrough(points),
      head: `M${coordinates(tip)}L${coordinates({ x: tip.x - HEAD_HALF_WIDTH, y: headBase })}H${round(tip.x + HEAD_HALF_WIDTH)}Z`,
    };
  });
}

type Segment = readonly [Point, Point];

const segmentsOf = ({ points }: Route): Segment[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? [[point, next] as const] : [];
  });

/** On which side of the line from a to b a point lies: 1 or -1, and 0 on the line. */
const sideOf = (a: Point, b: Point, point: Point): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

const areCrossing = ([a, b]: Segment, [c, d]: Segment): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

export function countCrossings(routes: readonly Route[]): number {
  let count = 0;
  for (const [index, route] of routes.entries()) {
    for (const other of routes.slice(index + 1)) {
      for (const segment of segmentsOf(route)) {
        count += segmentsOf(other).filter((otherSegment) => areCrossing(segment, otherSegment)).length;
      }
    }
  }
  return count;
}
