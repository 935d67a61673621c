import { describe, expect, it } from 'vitest';
import { DISC_RADIUS, layOutStates, MAX_WIDTH, numberTransitions, type StateMachine } from './stateLayout';
import { type Box, countCrossings, type Point } from './stateRoutes';

/** « pending → paid : paiement reçu » for each transition; « + » is the creation. */
function machineOf(
  id: string,
  transitions: readonly string[],
  label = (value: string) => value,
): StateMachine {
  const parsed = transitions.map((transition) => {
    const [from = '', to = '', trigger = ''] = transition.split(/ → | : /);
    return { from: from === '+' ? null : from, to, trigger: trigger || null };
  });
  const values = [...new Set(parsed.map(({ to }) => to))];
  const states = values.map((value) => ({ value, label: label(value) }));
  return { id, name: 'Essai', birth: 'Création', states, final: ['archived'], transitions: parsed };
}

const order = machineOf(
  'order',
  [
    '+ → pending : panier validé',
    'pending → paid : paiement reçu',
    'pending → refused : paiement refusé',
    'paid → refunded : retour accepté',
    'paid → archived : date atteinte',
    'refunded → archived : date atteinte',
    'refused → archived : date atteinte',
  ],
  (value) => (value === 'pending' ? 'En attente de paiement' : value),
);

const invitation = machineOf('invitation', [
  '+ → sent',
  'sent → read : première lecture',
  'read → accepted : accord',
  'sent → expired : délai dépassé',
  'read → expired : délai dépassé',
  'sent → revoked : annulation',
  'read → revoked : annulation',
]);

const account = machineOf('account', [
  '+ → pending',
  'pending → active : activation',
  'active → suspended : suspension',
  'suspended → active : reprise',
  'active → deleted : suppression',
  'suspended → deleted : suppression',
]);

const draft = machineOf('draft', ['+ → draft', 'draft → published', 'published → archived']);

const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other) => [item, other] as const));
}

describe.each([
  ['with several ways to one state', order],
  ['with two states that lead to the same two', invitation],
  ['with a way back', account],
  ['in a straight line', draft],
])('the drawing of a machine %s', (_, machine) => {
  const drawing = layOutStates(machine);

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
    expect(pairsOf(drawing.boxes).filter(([a, b]) => !areApart(a, b))).toEqual([]);
  });

  it('keeps the discs apart, and off the boxes', () => {
    const discs = drawing.edges.map(({ disc }) => disc);
    expect(pairsOf(discs).filter(([a, b]) => distance(a, b) < 2 * DISC_RADIUS)).toEqual([]);
    for (const { x, y } of discs) {
      const disc: Box = {
        x: x - DISC_RADIUS,
        y: y - DISC_RADIUS,
        width: 2 * DISC_RADIUS,
        height: 2 * DISC_RADIUS,
      };
      expect(drawing.boxes.filter((box) => !areApart(box, disc))).toEqual([]);
    }
  });

  it('draws one line for each transition, and lets none cross another', () => {
    expect(drawing.edges).toHaveLength(machine.transitions.length);
    expect(countCrossings(drawing.edges)).toBe(0);
  });
});

it('draws a way back beside the way there', () => {
  const { edges } = layOutStates(account);
  const [there, back] = [3, 4].map((number) => edges.find((edge) => edge.number === number));
  const xOf = (edge: typeof there) => edge?.points.map(({ x }) => x) ?? [];
  expect(Math.max(...xOf(back))).toBeLessThan(Math.min(...xOf(there)));
});

it('refuses a machine too wide for a small screen, and says how to mend it', () => {
  const tooWide = 'Un libellé bien trop long pour tenir sur un petit écran';
  expect(() => layOutStates(machineOf('essai', ['+ → a'], () => tooWide))).toThrow(
    /« Essai » fait \d+ px de large.*raccourcissez/,
  );
});

describe('the numbers of transitions', () => {
  it('follow their order, and are shared by those that one trigger brings to one state', () => {
    expect(numberTransitions(order).map(({ number, from }) => [number, ...from])).toEqual([
      [1, null],
      [2, 'pending'],
      [3, 'pending'],
      [4, 'paid'],
      [5, 'paid', 'refunded', 'refused'],
    ]);
  });

  it('keep a creation apart from a way back to the first state', () => {
    const machine = machineOf('essai', ['+ → a', 'a → b', 'b → a']);
    expect(numberTransitions(machine).map(({ from }) => from)).toEqual([[null], ['a'], ['b']]);
  });
});
