// Computes the positions of a state diagram: the boxes of the states and the lines of the transitions.
import { Graph, type GraphLabel, layout } from '@dagrejs/dagre';
import type { StateMachine } from './stateMachine';
import { type Box, countCrossings, type Line, type Point, type Route, routesOf } from './stateRoutes';
import { type NumberedTransition, numberTransitions } from './stateTransitions';
import { codeWidth, labelWidth } from './textWidth';

/** What a page leaves for a drawing on a screen of 320 px. A wider one would be scaled down, and its text with it. */
export const MAX_WIDTH = 288;
/** The font sizes of stateDiagram.css. */
const LABEL_SIZE = 14;
const VALUE_SIZE = 12;
/** The disc that carries the number of a transition. */
export const DISC_RADIUS = 9;
/** The dot from which the transition that creates the object starts. */
export const BIRTH_RADIUS = 5;

const BOX_HEIGHT = 48;
const BOX_PADDING = 11;
const BOX_MIN_WIDTH = 76;
/** Room for the stroke widths of the outermost boxes. */
const MARGIN = 2;
const SPACING = { nodesep: 14, edgesep: 12, ranksep: 40, marginx: MARGIN, marginy: MARGIN };
/** The name of the starting dot in the graph; the parentheses keep it apart from the values of states. */
const BIRTH = '(birth)';

export type StateBox = {
  readonly value: string;
  readonly label: string;
  readonly isFinal: boolean;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type StateEdge = Route & { readonly number: number; readonly disc: Point };

type StateLayout = {
  readonly width: number;
  readonly height: number;
  readonly birth: Point;
  readonly boxes: readonly StateBox[];
  readonly edges: readonly StateEdge[];
};

/** An edge of the graph: dagre sets the position of its label (the disc) and the points of its line. */
type RoutedEdge = Box & { readonly labelpos: 'c'; readonly points: readonly Point[] };

/** dagre sets the position. */
const boxOfSize = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });

function boxWidth(label: string, value: string): number {
  const text = Math.max(labelWidth(label, LABEL_SIZE), codeWidth(value, VALUE_SIZE));
  return Math.max(BOX_MIN_WIDTH, Math.ceil(text) + 2 * BOX_PADDING);
}

function graphOf(
  machine: StateMachine,
  transitions: readonly NumberedTransition[],
): Graph<GraphLabel, Box, RoutedEdge> {
  const graph = new Graph<GraphLabel, Box, RoutedEdge>({ multigraph: true });
  graph.setGraph(SPACING);
  graph.setNode(BIRTH, boxOfSize(2 * BIRTH_RADIUS, 2 * BIRTH_RADIUS));
  for (const { value, label } of machine.states) {
    graph.setNode(value, boxOfSize(boxWidth(label, value), BOX_HEIGHT));
  }
  for (const { number, from, to } of transitions) {
    for (const source of from) {
      const disc = boxOfSize(2 * DISC_RADIUS, 2 * DISC_RADIUS);
      graph.setEdge(source ?? BIRTH, to, { ...disc, labelpos: 'c', points: [] }, String(number));
    }
  }
  return layout(graph);
}

function layOutInOrder(machine: StateMachine, transitions: readonly NumberedTransition[]): StateLayout {
  const graph = graphOf(machine, transitions);
  const boxes = new Map(graph.nodes().map((name) => [name, graph.node(name)]));
  const edges = graph.edges();
  const lines = edges.map((edge): Line => {
    // The first and the last point of dagre aim at the centre of a box, where lines would meet: routesOf sets others.
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
      const isFinal = machine.final.includes(value);
      return { value, label, isFinal, x: x - size.width / 2, y: y - size.height / 2, ...size };
    }),
    edges: edges.flatMap((edge, index) => {
      const route = routes[index];
      const { x, y } = graph.edge(edge);
      return route ? [{ ...route, number: Number(edge.name), disc: { x, y } }] : [];
    }),
  };
}

/**
 * The layout of dagre depends on the order in which it is given the transitions. This tries the reversed order first,
 * since dagre puts on the left what it is given last, then its rotations, and keeps the one with the fewest crossings.
 */
export function layOutStates(machine: StateMachine): StateLayout {
  const transitions = [...numberTransitions(machine)].reverse();
  let best = layOutInOrder(machine, transitions);
  for (let first = 1; first < transitions.length && countCrossings(best.edges) > 0; first++) {
    const rotated = layOutInOrder(machine, [...transitions.slice(first), ...transitions.slice(0, first)]);
    if (countCrossings(rotated.edges) < countCrossings(best.edges)) best = rotated;
  }
  if (best.width > MAX_WIDTH) {
    throw new Error(
      `Le schéma des états « ${machine.name} » fait ${best.width} px de large, ${MAX_WIDTH} au plus tiennent sur un petit écran : raccourcissez ses libellés (product/states.ts).`,
    );
  }
  return best;
}
