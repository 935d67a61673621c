import { describe, expect, it } from 'vitest';
import { defineMachine, type Machine, machines } from '../product/states';
import { DISC_RADIUS, layOutStates, MAX_WIDTH, type StateBox } from './stateLayout';
import { countCrossings, type Point } from './stateRoutes';
import { rulesOf } from './stateRules';

const apart = (a: StateBox, b: StateBox): boolean =>
  a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other) => [item, other] as const));
}

const everyMachine: readonly (readonly [string, Machine])[] = Object.entries(machines);

describe.each(everyMachine)('the drawing of the states of %s', (_, machine) => {
  const drawing = layOutStates(machine);

  it('is the same each time', () => {
    expect(layOutStates(machine)).toEqual(drawing);
  });

  it('fits a screen of 320 px without shrinking', () => {
    expect(drawing.width).toBeLessThanOrEqual(MAX_WIDTH);
  });

  it('keeps every box and every line inside', () => {
    for (const { x, y, width, height } of drawing.boxes) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(drawing.width);
      expect(y + height).toBeLessThan(drawing.height);
    }
    for (const { x, y } of drawing.edges.flatMap(({ points }) => points)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawing.width);
      expect(y).toBeLessThan(drawing.height);
    }
  });

  it('keeps the boxes apart', () => {
    expect(pairsOf(drawing.boxes).filter(([a, b]) => !apart(a, b))).toEqual([]);
  });

  it('keeps the discs apart, and off the boxes', () => {
    const discs = drawing.edges.map(({ disc }) => disc);
    expect(pairsOf(discs).filter(([a, b]) => distance(a, b) < 2 * DISC_RADIUS)).toEqual([]);
    for (const { x, y } of discs) {
      const around = {
        x: x - DISC_RADIUS,
        y: y - DISC_RADIUS,
        width: 2 * DISC_RADIUS,
        height: 2 * DISC_RADIUS,
      };
      const disc = { ...around, value: '', label: '', final: false };
      expect(drawing.boxes.filter((box) => !apart(box, disc))).toEqual([]);
    }
  });

  it('draws one line a transition, and lets none cross another', () => {
    expect(drawing.edges).toHaveLength(machine.transitions.length);
    expect(countCrossings(drawing.edges)).toBe(0);
  });
});

describe('rulesOf', () => {
  const rules = rulesOf(machines.certificat);

  it('gives one number to the transitions that one trigger brings to one state', () => {
    expect(rules.at(-1)).toEqual({
      number: 5,
      from: ['certified', 'withdrawn', 'failed'],
      to: 'purged',
      trigger: 'date `purgeAt` atteinte',
    });
  });

  it('numbers from one, without a gap', () => {
    expect(rules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps a creation apart from a way back to the first state', () => {
    const machine = defineMachine({
      id: 'essai',
      name: 'Essai',
      birth: 'Création',
      states: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
      final: [],
      transitions: [
        { from: null, to: 'a', trigger: null },
        { from: 'a', to: 'b', trigger: null },
        { from: 'b', to: 'a', trigger: null },
      ],
    });
    expect(rulesOf(machine).map(({ from }) => from)).toEqual([[null], ['a'], ['b']]);
  });
});

it('refuses a machine too wide for a small screen, and says how to mend it', () => {
  const machine = defineMachine({
    id: 'essai',
    name: 'Essai',
    birth: 'Création',
    states: [{ value: 'a', label: 'Un libellé bien trop long pour tenir sur un petit écran' }],
    final: [],
    transitions: [{ from: null, to: 'a', trigger: null }],
  });
  expect(() => layOutStates(machine)).toThrow(/« Essai » fait \d+ px de large.*raccourcissez/);
});

it('draws a way back beside the way there', () => {
  const { edges } = layOutStates(machines.utilisateur);
  const [there, back] = [3, 4].map((number) => edges.find((edge) => edge.number === number));
  const xOf = (edge: typeof there) => edge?.points.map(({ x }) => x) ?? [];
  expect(Math.max(...xOf(back))).toBeLessThan(Math.min(...xOf(there)));
});
