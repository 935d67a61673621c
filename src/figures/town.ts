// The plan of an imaginary town, as SVG paths: streets at right angles, and blocks of houses around their yards.
// Coordinates are metres to the east and to the south of the position, which stands in a street.

/** The rotation of the whole town, in degrees. */
export const TILT = -13;

const HOUSE_DEPTH = 11;
const HOUSE_WIDTHS = [12, 9, 14, 10, 11];

/** A row of blocks between two streets: its north and south sides, then the west and the east side of each block. */
const ROWS: readonly (readonly [number, number, ...(readonly [number, number])[]])[] = [
  [-152, -110, [-98, -34]],
  [-100, -64, [-138, -86], [-76, -30], [-20, 38], [50, 98], [108, 170]],
  [-54, -7, [-150, -86], [-76, -30], [-20, 38], [108, 170]],
  [5, 49, [-160, -104], [-94, -46], [-36, 28], [40, 92], [102, 160]],
  [59, 100, [-120, -62], [-50, -2], [8, 74], [86, 140]],
  [112, 150, [-60, -2], [8, 60], [72, 120]],
];

type Block = { readonly west: number; readonly east: number; readonly north: number; readonly south: number };

const blocks = ROWS.flatMap(([north, south, ...spans]) =>
  spans.map(([west, east]): Block => ({ west, east, north, south })),
);

const yardOf = ({ west, east, north, south }: Block): Block => ({
  west: west + HOUSE_DEPTH,
  east: east - HOUSE_DEPTH,
  north: north + HOUSE_DEPTH,
  south: south - HOUSE_DEPTH,
});

/** The yard is drawn in the opposite direction: the fill rule of SVG makes it a hole in its block. */
const building = (block: Block): string => {
  const { west, east, north, south } = block;
  const yard = yardOf(block);
  return `M${west} ${north}H${east}V${south}H${west}ZM${yard.west} ${yard.south}H${yard.east}V${yard.north}H${yard.west}Z`;
};

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
function walls(block: Block, index: number): string {
  const { west, east, north, south } = block;
  const yard = yardOf(block);
  return [
    ...wallPlaces(yard.west, yard.east, index).map((x) => `M${x} ${north}V${yard.north}`),
    ...wallPlaces(yard.west + 4, yard.east + 1, index + 2).map((x) => `M${x} ${yard.south}V${south}`),
    ...wallPlaces(yard.north, yard.south, index + 1).map((y) => `M${west} ${y}H${yard.west}`),
    ...wallPlaces(yard.north + 3, yard.south + 1, index + 3).map((y) => `M${yard.east} ${y}H${east}`),
  ].join('');
}

export const BUILDINGS = blocks.map(building).join('');
export const WALLS = blocks.map(walls).join('');
export const PARK = 'M50 -54h48v47h-48z';

/** Trees along the four sides of the park, and one in its middle. */
export const TREES = Array.from({ length: 25 }, (_, index) => [index % 5, Math.floor(index / 5)] as const)
  .filter(([column, row]) => column % 4 === 0 || row % 4 === 0 || (column === 2 && row === 2))
  .map(
    ([column, row]) => `M${54.4 + column * 8.5} ${-47 + row * 8.25}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`,
  )
  .join('');
