// Where the states of a machine stand and how the transitions run between them: numbers only, no drawing.
import { Graph, type GraphLabel, layout } from '@dagrejs/dagre';
import type { StateMachine } from './stateMachine';
import { type Box, countCrossings, type Line, type Point, type Route, routesOf } from './stateRoutes';
import { type Rule, rulesOf } from './stateRules';
import { codeWidth, labelWidth } from './textWidth';

/** What is left of a screen of 320 px: wider, the text would shrink. */
export const MAX_WIDTH = 288;
/** As in stateDiagram.css. */
const LABEL_SIZE = 14;
const VALUE_SIZE = 12;
export const DISC_RADIUS = 9;
export const BIRTH_RADIUS = 5;

const BOX_HEIGHT = 48;
const BOX_PADDING = 11;
const BOX_MIN_WIDTH = 76;
/** Room for the strokes that stand on the outermost coordinates. */
const MARGIN = 2;
const SPACING = { nodesep: 14, edgesep: 12, ranksep: 40, marginx: MARGIN, marginy: MARGIN };
const BIRTH = '(birth)';

export type StateBox = {
  readonly value: string;
  readonly label: string;
  readonly final: boolean;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type StateEdge = Route & { readonly number: number; readonly disc: Point };

export type StateLayout = {
  readonly width: number;
  readonly height: number;
  readonly birth: Point;
  readonly boxes: readonly StateBox[];
  readonly edges: readonly StateEdge[];
};

/** What the layout library fills in. */
type RoutedEdge = Box & { readonly labelpos: 'c'; readonly points: readonly Point[] };

const notPlacedYet = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });

function boxWidth(label: string, value: string): number {
  const text = Math.max(labelWidth(label, LABEL_SIZE), codeWidth(value, VALUE_SIZE));
  return Math.max(BOX_MIN_WIDTH, Math.ceil(text) + 2 * BOX_PADDING);
}

function graphOf(machine: StateMachine, rules: readonly Rule[]): Graph<GraphLabel, Box, RoutedEdge> {
  const graph = new Graph<GraphLabel, Box, RoutedEdge>({ multigraph: true });
  graph.setGraph(SPACING);
  graph.setNode(BIRTH, notPlacedYet(2 * BIRTH_RADIUS, 2 * BIRTH_RADIUS));
  for (const { value, label } of machine.states) {
    graph.setNode(value, notPlacedYet(boxWidth(label, value), BOX_HEIGHT));
  }
  for (const { number, from, to } of rules) {
    for (const source of from) {
      const disc = notPlacedYet(2 * DISC_RADIUS, 2 * DISC_RADIUS);
      graph.setEdge(source ?? BIRTH, to, { ...disc, labelpos: 'c', points: [] }, String(number));
    }
  }
  return layout(graph);
}

function layOutInOrder(machine: StateMachine, rules: readonly Rule[]): StateLayout {
  const graph = graphOf(machine, rules);
  const boxes = new Map(graph.nodes().map((name) => [name, graph.node(name)]));
  const edges = graph.edges();
  const lines = edges.map((edge): Line => {
    // The library's own ends aim at the middle of a box, where several would meet.
    const waypoints = graph.edge(edge).points.slice(1, -1);
    return { from: edge.v, to: edge.w, waypoints };
  });
  const routes = routesOf(lines, boxes);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    birth: graph.node(BIRTH),
    boxes: machine.states.map(({ value, label }) => {
      const { x, y, ...size } = graph.node(value);
      const final = machine.final.includes(value);
      return { value, label, final, x: x - size.width / 2, y: y - size.height / 2, ...size };
    }),
    edges: edges.flatMap((edge, index) => {
      const route = routes[index];
      const { x, y } = graph.edge(edge);
      return route ? [{ ...route, number: Number(edge.name), disc: { x, y } }] : [];
    }),
  };
}

/**
 * The library's drawing depends on the order in which it is handed the transitions: of the turns of the reading
 * order, the first whose lines cross least. Backwards, because the library puts on the left what comes last.
 */
export function layOutStates(machine: StateMachine): StateLayout {
  const rules = [...rulesOf(machine)].reverse();
  let best = layOutInOrder(machine, rules);
  for (let turn = 1; turn < rules.length && countCrossings(best.edges) > 0; turn++) {
    const turned = layOutInOrder(machine, [...rules.slice(turn), ...rules.slice(0, turn)]);
    if (countCrossings(turned.edges) < countCrossings(best.edges)) best = turned;
  }
  if (best.width > MAX_WIDTH) {
    throw new Error(
      `Le schéma des états « ${machine.name} » fait ${best.width} px de large, ${MAX_WIDTH} au plus tiennent sur un petit écran : raccourcissez ses libellés (product/states.ts).`,
    );
  }
  return best;
}
