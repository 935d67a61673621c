// The measures as lines for people: medians and quartiles of each site, and where we stand against our goals.
import { type Peer, type Runs, SITE_NAMES } from './sites';

export type Goals = Partial<Readonly<Record<Peer, number>>>;

const UNITS = {
  ms: { divisor: 1, digits: 0 },
  s: { divisor: 1, digits: 1 },
  Ko: { divisor: 1024, digits: 1 },
  Mo: { divisor: 1024 ** 2, digits: 0 },
  '': { divisor: 1, digits: 0 },
} as const;
type Unit = keyof typeof UNITS;

export type Line<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly unit: Unit;
  readonly goals?: Goals;
};

export const inFrench = (value: number, digits: number): string =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const verdict = (isHeld: boolean): string => (isHeld ? 'tenu' : 'manqué');

/** The value that this share of the others does not exceed, between two of them where it falls between. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place % 1);
}

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** « 624 ms [610–641] »; without quartiles where all are the same. */
function shown(numbers: readonly number[], unit: Unit): string {
  const { divisor, digits } = UNITS[unit];
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) =>
    inFrench(quantile(numbers, share) / divisor, digits),
  );
  return `${middle} ${unit}`.trim() + (low === high ? '' : ` [${low}–${high}]`);
}

/** « 0,61 (≤ 0,80 : tenu) » */
function standing(ours: number, theirs: number, goal?: number): string {
  const ratio = theirs === 0 ? '–' : inFrench(ours / theirs, 2);
  return goal === undefined ? ratio : `${ratio} (≤ ${inFrench(goal, 2)} : ${verdict(ours <= goal * theirs)})`;
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map(([label = '', ...cells]) =>
      [
        label.padEnd(widths[0] ?? 0),
        ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
      ].join('  '),
    )
    .join('\n');
}

export function tableOf<Name extends string>(
  title: string,
  lines: readonly Line<Name>[],
  runs: Runs<Name>,
): string {
  const sites = [...runs.keys()];
  const peers = sites.filter((site) => site !== 'ours');
  const times = runs.get('ours')?.length ?? 0;
  const rows = lines.map(({ name, label, unit, goals }) => {
    const numbersOf = (site: (typeof sites)[number]): number[] =>
      (runs.get(site) ?? []).map((run) => run[name]);
    return [
      label,
      ...sites.map((site) => shown(numbersOf(site), unit)),
      ...peers.map((peer) => standing(median(numbersOf('ours')), median(numbersOf(peer)), goals?.[peer])),
    ];
  });
  const names = sites.map((site) => SITE_NAMES[site]);
  const head = ['', ...names, ...peers.map((peer) => `/ ${SITE_NAMES[peer]}`)];
  return `\n${title} (n = ${times}, médianes et quartiles)\n${aligned([head, ...rows])}`;
}
