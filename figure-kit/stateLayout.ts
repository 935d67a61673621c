// Computes the positions of a state diagram: the boxes of the states and the lines of the transitions.
import { Graph, type GraphLabel, layout } from '@dagrejs/dagre';
import { type Box, countCrossings, type Point, routesOf } from './stateRoutes';

type Transition<Value extends string> = {
  /** null: the object is created. */
  readonly from: Value | null;
  readonly to: Value;
  /** What causes the transition; null where there is nothing to say. */
  readonly trigger: string | null;
};

export type StateMachine<Value extends string = string> = {
  /** Unique in a page: part of the id of an element. */
  readonly id: string;
  /** The object whose states these are. */
  readonly name: string;
  /** The word for the creation of the object: « Création », « Demande ». */
  readonly birth: string;
  /** `value` is the identifier, `label` the name that readers know. */
  readonly states: readonly { readonly value: Value; readonly label: string }[];
  /** The states that the object never leaves to go back to an earlier one. */
  readonly final: readonly Value[];
  readonly transitions: readonly Transition<Value>[];
};

/** All transitions to one state by one trigger: they share a number in the drawing and an entry in the list. */
type NumberedTransition = Omit<Transition<string>, 'from'> & {
  readonly number: number;
  readonly from: readonly (string | null)[];
};

/** Numbers follow the order in which the machine lists its transitions. */
export function numberTransitions({ transitions }: StateMachine): readonly NumberedTransition[] {
  const numbered = new Map<string, NumberedTransition>();
  for (const { from, to, trigger } of transitions) {
    const key = JSON.stringify([to, trigger, from === null]);
    const same = numbered.get(key) ?? { number: numbered.size + 1, from: [] };
    numbered.set(key, { number: same.number, from: [...same.from, from], to, trigger });
  }
  return [...numbered.values()];
}

/** What a page leaves for a drawing on a screen of 320 px. A wider one would be scaled down, and its text with it. */
export const MAX_WIDTH = 288;
/** The disc that carries the number of a transition. */
export const DISC_RADIUS = 9;
/** The dot from which the transition that creates the object starts. */
export const BIRTH_RADIUS = 5;
/** The name of that dot in the graph; the parentheses keep it apart from the values of states. */
const BIRTH = '(birth)';

/** The margin leaves room for the stroke widths of the outermost boxes. */
const SPACING = { nodesep: 14, edgesep: 12, ranksep: 40, marginx: 2, marginy: 2 };
const BOX = { height: 48, padding: 11, minWidth: 76 };
/** The font sizes of stateDiagram.css. */
const LABEL_SIZE = 14;
const VALUE_SIZE = 12;

/** The width of a character in the text font, semi-bold. */
function widthInEm(character: string): number {
  if (/[ijltfrI'’.,:;!|()[\]\-\s]/.test(character)) return 0.4;
  if (/[mwMWÆŒœæ@%]/.test(character)) return 0.95;
  return /\p{Lu}/u.test(character) ? 0.74 : 0.62;
}

/** An estimate, a little larger than what common fonts need: at build time, the reader's font is not known. */
function boxWidth(label: string, value: string): number {
  const labelWidth = [...label].reduce((width, character) => width + widthInEm(character) * LABEL_SIZE, 0);
  const valueWidth = value.length * 0.605 * VALUE_SIZE;
  return Math.max(BOX.minWidth, Math.ceil(Math.max(labelWidth, valueWidth)) + 2 * BOX.padding);
}

/** A state; x and y are the upper left corner. */
export type StateBox = Box & { readonly value: string; readonly label: string; readonly isFinal: boolean };

/** dagre sets the position. */
const boxOfSize = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });

function layOutInOrder(machine: StateMachine, transitions: readonly NumberedTransition[]) {
  type Edge = Box & { readonly labelpos: 'c'; readonly points: readonly Point[] };
  const graph = new Graph<GraphLabel, Box, Edge>({ multigraph: true });
  graph.setGraph(SPACING);
  graph.setNode(BIRTH, boxOfSize(2 * BIRTH_RADIUS, 2 * BIRTH_RADIUS));
  for (const { value, label } of machine.states)
    graph.setNode(value, boxOfSize(boxWidth(label, value), BOX.height));
  for (const { number, from, to } of transitions)
    for (const source of from) {
      const disc = boxOfSize(2 * DISC_RADIUS, 2 * DISC_RADIUS);
      graph.setEdge(source ?? BIRTH, to, { ...disc, labelpos: 'c', points: [] }, String(number));
    }
  layout(graph);
  const lines = graph.edges().map((edge) => ({
    source: graph.node(edge.v),
    target: graph.node(edge.w),
    // The first and the last point of dagre aim at the centre of a box, where lines would meet: routesOf sets others.
    waypoints: graph.edge(edge).points.slice(1, -1),
    number: Number(edge.name),
    disc: graph.edge(edge),
  }));
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    birth: graph.node(BIRTH),
    boxes: machine.states.map(({ value, label }): StateBox => {
      const { x, y, ...size } = graph.node(value);
      const isFinal = machine.final.includes(value);
      return { value, label, isFinal, x: x - size.width / 2, y: y - size.height / 2, ...size };
    }),
    edges: routesOf(
      lines,
      graph.nodes().map((name) => graph.node(name)),
    ),
  };
}

/**
 * The layout of dagre depends on the order in which it is given the transitions. This tries the reversed order first,
 * since dagre puts on the left what it is given last, then its rotations, and keeps the one with the fewest crossings.
 */
export function layOutStates(machine: StateMachine) {
  const transitions = [...numberTransitions(machine)].reverse();
  let best = layOutInOrder(machine, transitions);
  for (let first = 1; first < transitions.length && countCrossings(best.edges) > 0; first++) {
    const rotated = layOutInOrder(machine, [...transitions.slice(first), ...transitions.slice(0, first)]);
    if (countCrossings(rotated.edges) < countCrossings(best.edges)) best = rotated;
  }
  if (best.width > MAX_WIDTH)
    throw new Error(
      `Le schéma des états « ${machine.name} » fait ${best.width} px de large, ${MAX_WIDTH} au plus tiennent sur un petit écran : raccourcissez ses libellés (product/states.ts).`,
    );
  return best;
}
