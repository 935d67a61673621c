// The measures as lines for people: our value, those of the others, and where we stand against our goals.
import { BUILD_GOALS, type Goals, GROWTH_GOALS, PAGE_GOALS, SHIFT_GOAL } from './goals';
import type { Growth, Sizes } from './growth';
import type { Cost } from './processTree';
import { type BySite, forEachSite, type Peer, SITE_NAMES, sitesIn } from './sites';
import type { Measures, PageMeasures, Shift } from './speed';

type Unit = 'ms' | 's' | 'Ko' | 'Mo' | '';
export type Row = {
  readonly label: string;
  readonly unit: Unit;
  readonly values: BySite<number>;
  readonly goals?: Goals;
};

const DIVISORS: Readonly<Record<Unit, number>> = { ms: 1, s: 1, Ko: 1024, Mo: 1024 ** 2, '': 1 };
const DIGITS: Readonly<Record<Unit, number>> = { ms: 0, s: 1, Ko: 1, Mo: 0, '': 0 };

const inFrench = (value: number, digits: number): string =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const shown = (value: number, unit: Unit): string =>
  `${inFrench(value / DIVISORS[unit], DIGITS[unit])} ${unit}`.trim();

const verdict = (isHeld: boolean): string => (isHeld ? 'tenu' : 'manqué');

/** « 0,61 (≤ 0,80 : tenu) » */
function standing({ values, goals }: Row, peer: Peer): string {
  const { ours, [peer]: theirs = 0 } = values;
  const ratio = theirs === 0 ? '–' : inFrench(ours / theirs, 2);
  const goal = goals?.[peer];
  return goal === undefined ? ratio : `${ratio} (≤ ${inFrench(goal, 2)} : ${verdict(ours <= goal * theirs)})`;
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widthOf = (column: number): number => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = (lines[0] ?? []).map((_, column) => widthOf(column));
  return lines
    .map((line) =>
      widths
        .map((width, column) => {
          const cell = line[column] ?? '';
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

const isPeer = (name: string): name is Peer => name !== 'ours';

export function tableOf(title: string, rows: readonly Row[]): string {
  const [first] = rows;
  const sites = first ? sitesIn(first.values) : [];
  const peers = sites.filter(isPeer);
  return `\n${title}\n${aligned([
    ['', ...sites.map((site) => SITE_NAMES[site]), ...peers.map((peer) => `/ ${SITE_NAMES[peer]}`)],
    ...rows.map((row) => [
      row.label,
      ...sites.map((site) => shown(row.values[site] ?? 0, row.unit)),
      ...peers.map((peer) => standing(row, peer)),
    ]),
  ])}`;
}

const PAGE_LINES = [
  ['fcp', 'Premier affichage (FCP)', 'ms'],
  ['lcp', 'Plus grand élément (LCP)', 'ms'],
  ['tbt', 'Page occupée (TBT)', 'ms'],
  ['click', 'Du clic à la page', 'ms'],
  ['html', 'HTML', 'Ko'],
  ['css', 'CSS', 'Ko'],
  ['js', 'JavaScript', 'Ko'],
  ['others', 'Le reste', 'Ko'],
  ['total', 'Total', 'Ko'],
  ['requests', 'Requêtes', ''],
  ['ownJs', 'JavaScript, sans préchargement', 'Ko'],
  ['ownTotal', 'Total, sans préchargement', 'Ko'],
] as const satisfies readonly (readonly [keyof Measures, string, Unit])[];

export type PageRow = Row & { readonly name: keyof Measures };

export const pageRows = ({ sites }: PageMeasures): PageRow[] =>
  PAGE_LINES.map(([name, label, unit]) => ({
    name,
    label,
    unit,
    values: forEachSite(sites, (measures) => measures[name]),
    goals: PAGE_GOALS[name],
  }));

type CostGoals = { readonly time?: Goals; readonly memory?: Goals };

function costRows(costs: BySite<Cost>, { time, memory }: CostGoals): Row[] {
  const values = (name: keyof Cost): BySite<number> => forEachSite(costs, (cost) => cost[name] ?? 0);
  return [
    { label: 'Temps', unit: 's', values: values('seconds'), goals: time },
    ...(costs.ours.peakBytes === undefined
      ? []
      : ([
          { label: 'Temps de processeur', unit: 's', values: values('processorSeconds') },
          { label: 'Mémoire au plus', unit: 'Mo', values: values('peakBytes'), goals: memory },
        ] as const)),
  ];
}

export const buildTable = (costs: BySite<Cost>): string =>
  tableOf('Construction à froid', costRows(costs, { time: BUILD_GOALS }));

const SIZE_LINES = [
  ['main', 'Script de tout le site'],
  ['runtime', 'Adresses des scripts'],
  ['menu', 'Menu'],
  ['html', 'HTML de la même page'],
] as const satisfies readonly (readonly [keyof Sizes, string])[];

/** The goals are those of the last of them, the site that has grown. */
export const growthTables = ({ steps }: Growth): string[] =>
  steps.map(({ pages, costs, sizes }, index) => {
    const isLast = index === steps.length - 1;
    const goals = isLast ? { time: GROWTH_GOALS, memory: GROWTH_GOALS } : {};
    const sizeRows = SIZE_LINES.map(
      ([name, label]): Row => ({ label, unit: 'Ko', values: forEachSite(sizes, (one) => one[name]) }),
    );
    return tableOf(`Un site de ${pages} pages`, [...costRows(costs, goals), ...sizeRows]);
  });

export function shiftLine({ route, screen, value }: Shift, pages: number): string {
  const goal = `≤ ${SHIFT_GOAL} : ${verdict(value <= SHIFT_GOAL)}`;
  const where = value > 0 ? `, page ${route}, ${screen}` : '';
  return `\nDécalages de mise en page (CLS) de nos ${pages} pages : ${inFrench(value, 5)} au plus (${goal})${where}`;
}
