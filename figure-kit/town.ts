// A town that is nowhere: streets at right angles, turned a little, and blocks of houses around their yards.
// In metres; x to the east and y to the south of the position, which stands in a street.

export type Point = readonly [number, number];

type Block = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };

const TILT = (-13 * Math.PI) / 180;
const HOUSE_DEPTH = 11;
const HOUSE_WIDTHS = [12, 9, 14, 10, 11];

const blocks = (north: number, south: number, spans: readonly Point[]): Block[] =>
  spans.map(([west, east]) => ({ west, east, north, south }));

const PARK: Block = { west: 50, east: 98, north: -54, south: -7 };

const BLOCKS: readonly Block[] = [
  ...blocks(-152, -110, [
    [-98, -34],
    [-24, 30],
    [42, 96],
  ]),
  ...blocks(-100, -64, [
    [-138, -86],
    [-76, -30],
    [-20, 38],
    [50, 98],
    [108, 170],
  ]),
  ...blocks(-54, -7, [
    [-150, -86],
    [-76, -30],
    [-20, 38],
    [108, 170],
  ]),
  ...blocks(5, 49, [
    [-160, -104],
    [-94, -46],
    [-36, 28],
    [40, 92],
    [102, 160],
  ]),
  ...blocks(59, 100, [
    [-120, -62],
    [-50, -2],
    [8, 74],
    [86, 140],
  ]),
  ...blocks(112, 150, [
    [-60, -2],
    [8, 60],
    [72, 120],
  ]),
];

const rectangle = ({ west, east, north, south }: Block): Point[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
];

const yardOf = ({ west, east, north, south }: Block): Block => ({
  west: west + HOUSE_DEPTH,
  east: east - HOUSE_DEPTH,
  north: north + HOUSE_DEPTH,
  south: south - HOUSE_DEPTH,
});

/** Where one house ends and the next begins, along a front. */
function houseEnds(from: number, to: number, first: number): number[] {
  const ends: number[] = [];
  let end = from;
  for (let house = first; end < to; house += 1) {
    ends.push(end);
    end += HOUSE_WIDTHS[house % HOUSE_WIDTHS.length] ?? HOUSE_DEPTH;
  }
  return ends;
}

function wallsOf(block: Block, index: number): Point[][] {
  const yard = yardOf(block);
  return [
    ...houseEnds(yard.west, yard.east, index).map((x): Point[] => [
      [x, block.north],
      [x, yard.north],
    ]),
    ...houseEnds(yard.west + 4, yard.east + 1, index + 2).map((x): Point[] => [
      [x, yard.south],
      [x, block.south],
    ]),
    ...houseEnds(yard.north, yard.south, index + 1).map((y): Point[] => [
      [block.west, y],
      [yard.west, y],
    ]),
    ...houseEnds(yard.north + 3, yard.south + 1, index + 3).map((y): Point[] => [
      [yard.east, y],
      [block.east, y],
    ]),
  ];
}

/** Rows of trees around the park, and one in its middle. */
function treesOf({ west, east, north, south }: Block): Point[] {
  const [columns, rows] = [5, 5];
  return Array.from({ length: columns * rows }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [
      west + 7 + (column * (east - west - 14)) / (columns - 1),
      north + 7 + (row * (south - north - 14)) / (rows - 1),
    ];
  }).filter((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return row % (rows - 1) === 0 || column % (columns - 1) === 0 || (row === 2 && column === 2);
  });
}

/** A little more than the frame shows, so that no cut is seen along its sides. */
const MARGIN = 2;

/** What is left of a shape inside the frame: cut by one side after the other (Sutherland and Hodgman). */
function cut(shape: readonly Point[], width: number, height: number): Point[] {
  const sides: readonly { axis: 0 | 1; limit: number; keeps: 1 | -1 }[] = [
    { axis: 0, limit: -MARGIN, keeps: 1 },
    { axis: 0, limit: width + MARGIN, keeps: -1 },
    { axis: 1, limit: -MARGIN, keeps: 1 },
    { axis: 1, limit: height + MARGIN, keeps: -1 },
  ];
  return sides.reduce<Point[]>(
    (points, { axis, limit, keeps }) =>
      points.flatMap((point, index) => {
        const previous = points.at(index - 1) ?? point;
        const isIn = (point[axis] - limit) * keeps >= 0;
        const wasIn = (previous[axis] - limit) * keeps >= 0;
        if (isIn === wasIn) return isIn ? [point] : [];
        const ratio = (limit - previous[axis]) / (point[axis] - previous[axis]);
        const crossing: Point = [
          previous[0] + (point[0] - previous[0]) * ratio,
          previous[1] + (point[1] - previous[1]) * ratio,
        ];
        return isIn ? [crossing, point] : [crossing];
      }),
    [...shape],
  );
}

const turn = ([x, y]: Point, position: Point): Point => [
  position[0] + x * Math.cos(TILT) - y * Math.sin(TILT),
  position[1] + x * Math.sin(TILT) + y * Math.cos(TILT),
];

const written = (points: readonly Point[]): string =>
  points.length === 0
    ? ''
    : `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}`;

type Town = {
  readonly buildings: string;
  readonly walls: string;
  readonly park: string;
  readonly trees: string;
};

/** The town around a position, as far as a frame shows it. */
export function townPaths(width: number, height: number, position: Point): Town {
  const seen = (shape: readonly Point[]): Point[] =>
    cut(
      shape.map((point) => turn(point, position)),
      width,
      height,
    );
  const closed = (shape: readonly Point[]): string => {
    const path = written(seen(shape));
    return path && `${path}Z`;
  };
  const radius = 2.6;
  return {
    // The yard runs the other way round: it is a hole in its block.
    buildings: BLOCKS.map(
      (block) => closed(rectangle(block)) + closed(rectangle(yardOf(block)).reverse()),
    ).join(''),
    walls: BLOCKS.flatMap(wallsOf)
      .map((wall) => written(seen(wall).slice(0, 2)))
      .join(''),
    park: closed(rectangle(PARK)),
    trees: treesOf(PARK)
      .map((tree) => turn(tree, position))
      .filter(([x, y]) => x > radius && x < width - radius && y > radius && y < height - radius)
      .map(
        ([x, y]) =>
          `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      )
      .join(''),
  };
}
