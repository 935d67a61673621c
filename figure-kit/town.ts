// Draws the plan of an imaginary town: streets at right angles, rotated by a few degrees, and blocks of houses around
// their yards. Coordinates are metres to the east and to the south of the position, which stands in a street.

export type Point = readonly [x: number, y: number];

type Block = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };

/** The rotation of the whole town, in radians. */
const TILT = (-13 * Math.PI) / 180;
const HOUSE_DEPTH = 11;
const HOUSE_WIDTHS = [12, 9, 14, 10, 11];
const TREE_RADIUS = 2.6;

/** A row of blocks between two streets; each span is the west and the east side of a block. */
const blockRow = (north: number, south: number, spans: readonly (readonly [number, number])[]): Block[] =>
  spans.map(([west, east]) => ({ west, east, north, south }));

const PARK: Block = { west: 50, east: 98, north: -54, south: -7 };

const BLOCKS: readonly Block[] = [
  ...blockRow(-152, -110, [
    [-98, -34],
    [-24, 30],
    [42, 96],
  ]),
  ...blockRow(-100, -64, [
    [-138, -86],
    [-76, -30],
    [-20, 38],
    [50, 98],
    [108, 170],
  ]),
  ...blockRow(-54, -7, [
    [-150, -86],
    [-76, -30],
    [-20, 38],
    [108, 170],
  ]),
  ...blockRow(5, 49, [
    [-160, -104],
    [-94, -46],
    [-36, 28],
    [40, 92],
    [102, 160],
  ]),
  ...blockRow(59, 100, [
    [-120, -62],
    [-50, -2],
    [8, 74],
    [86, 140],
  ]),
  ...blockRow(112, 150, [
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

/** Where the walls between neighbouring houses stand, from one end of a row of houses to the other. */
function wallPlaces(from: number, to: number, firstHouse: number): number[] {
  const places: number[] = [];
  let place = from;
  for (let house = firstHouse; place < to; house += 1) {
    places.push(place);
    place += HOUSE_WIDTHS[house % HOUSE_WIDTHS.length] ?? HOUSE_DEPTH;
  }
  return places;
}

/** The walls between the houses of a block. The offsets make the four sides differ. */
function wallsOf(block: Block, index: number): Point[][] {
  const yard = yardOf(block);
  return [
    ...wallPlaces(yard.west, yard.east, index).map((x): Point[] => [
      [x, block.north],
      [x, yard.north],
    ]),
    ...wallPlaces(yard.west + 4, yard.east + 1, index + 2).map((x): Point[] => [
      [x, yard.south],
      [x, block.south],
    ]),
    ...wallPlaces(yard.north, yard.south, index + 1).map((y): Point[] => [
      [block.west, y],
      [yard.west, y],
    ]),
    ...wallPlaces(yard.north + 3, yard.south + 1, index + 3).map((y): Point[] => [
      [yard.east, y],
      [block.east, y],
    ]),
  ];
}

/** Trees along the four sides of the park, and one in its middle. */
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

/** Shapes are cut a little outside the frame, so that the cut is not seen. */
const MARGIN = 2;

/** The part of a shape inside the frame, by the Sutherland–Hodgman algorithm: cut by one side after the other. */
function clipToFrame(shape: readonly Point[], width: number, height: number): Point[] {
  const sides: readonly { axis: 0 | 1; limit: number; inside: 1 | -1 }[] = [
    { axis: 0, limit: -MARGIN, inside: 1 },
    { axis: 0, limit: width + MARGIN, inside: -1 },
    { axis: 1, limit: -MARGIN, inside: 1 },
    { axis: 1, limit: height + MARGIN, inside: -1 },
  ];
  return sides.reduce<Point[]>(
    (points, { axis, limit, inside }) =>
      points.flatMap((point, index) => {
        const previous = points.at(index - 1) ?? point;
        const isIn = (point[axis] - limit) * inside >= 0;
        const wasIn = (previous[axis] - limit) * inside >= 0;
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

/** From metres around the position to coordinates in the frame. */
const placeInFrame = ([x, y]: Point, position: Point): Point => [
  position[0] + x * Math.cos(TILT) - y * Math.sin(TILT),
  position[1] + x * Math.sin(TILT) + y * Math.cos(TILT),
];

const pathThrough = (points: readonly Point[]): string =>
  points.length === 0
    ? ''
    : `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}`;

/** SVG paths. */
type Town = {
  readonly buildings: string;
  readonly walls: string;
  readonly park: string;
  readonly trees: string;
};

/** The part of the town that a frame shows, with the position at the given place in the frame. */
export function townPaths(width: number, height: number, position: Point): Town {
  const clipped = (shape: readonly Point[]): Point[] =>
    clipToFrame(
      shape.map((point) => placeInFrame(point, position)),
      width,
      height,
    );
  const closedPath = (shape: readonly Point[]): string => {
    const path = pathThrough(clipped(shape));
    return path && `${path}Z`;
  };
  return {
    // The yard is drawn in the opposite direction: the fill rule of SVG makes it a hole in its block.
    buildings: BLOCKS.map(
      (block) => closedPath(rectangle(block)) + closedPath(rectangle(yardOf(block)).reverse()),
    ).join(''),
    walls: BLOCKS.flatMap(wallsOf)
      .map((wall) => pathThrough(clipped(wall).slice(0, 2)))
      .join(''),
    park: closedPath(rectangle(PARK)),
    trees: treesOf(PARK)
      .map((tree) => placeInFrame(tree, position))
      .filter(
        ([x, y]) => x > TREE_RADIUS && x < width - TREE_RADIUS && y > TREE_RADIUS && y < height - TREE_RADIUS,
      )
      .map(
        ([x, y]) =>
          `M${(x - TREE_RADIUS).toFixed(1)} ${y.toFixed(1)}a${TREE_RADIUS} ${TREE_RADIUS} 0 1 0 ${2 * TREE_RADIUS} 0a${TREE_RADIUS} ${TREE_RADIUS} 0 1 0 ${-2 * TREE_RADIUS} 0`,
      )
      .join(''),
  };
}
