import { describe, expect, it } from 'vitest';
import { DISC_RADIUS, layOutStates, MAX_WIDTH, numberTransitions, type StateMachine } from './stateLayout';
import { type Box, countCrossings } from './stateRoutes';

/** « pending → paid : paiement reçu » for each transition; « + » is the creation. */
function machineOf(transitions: readonly string[], label = (value: string) => value): StateMachine {
  const parsed = transitions.map((transition) => {
    const [from = '', to = '', trigger = ''] = transition.split(/ → | : /);
    return { from: from === '+' ? null : from, to, trigger: trigger || null };
  });
  const values = [...new Set(parsed.map(({ to }) => to))];
  const states = values.map((value) => ({ value, label: label(value) }));
  return { id: 'essai', name: 'Essai', birth: 'Création', states, final: ['archived'], transitions: parsed };
}

const order = machineOf(
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

const account = machineOf([
  '+ → pending',
  'pending → active : activation',
  'active → suspended : suspension',
  'suspended → active : reprise',
  'active → deleted : suppression',
  'suspended → deleted : suppression',
]);

const invitation = machineOf([
  '+ → sent',
  'sent → read : première lecture',
  'read → accepted : accord',
  'sent → expired : délai dépassé',
  'read → expired : délai dépassé',
  'sent → revoked : annulation',
  'read → revoked : annulation',
]);

const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each([
  ['with several ways to one state', order],
  ['with two states that lead to the same two', invitation],
  ['with a way back', account],
  ['in a straight line', machineOf(['+ → draft', 'draft → published', 'published → archived'])],
])('the drawing of a machine %s', (_, machine) => {
  const { width, height, boxes, edges } = layOutStates(machine);

  it('fits a screen of 320 px without shrinking, with every box and every line inside', () => {
    expect(width).toBeLessThanOrEqual(MAX_WIDTH);
    const corners = boxes.flatMap((box) => [box, { x: box.x + box.width, y: box.y + box.height }]);
    for (const { x, y } of [...corners, ...edges.flatMap(({ points }) => points)])
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(0);
  });

  it('keeps boxes and discs apart', () => {
    const size = { width: 2 * DISC_RADIUS, height: 2 * DISC_RADIUS };
    const discs = edges.map(({ disc: { x, y } }) => ({ x: x - DISC_RADIUS, y: y - DISC_RADIUS, ...size }));
    const parts: readonly Box[] = [...boxes, ...discs];
    for (const [index, part] of parts.entries())
      expect(parts.slice(index + 1).filter((other) => !areApart(part, other))).toEqual([]);
  });

  it('draws one line for each transition, and lets none cross another', () => {
    expect(edges).toHaveLength(machine.transitions.length);
    expect(countCrossings(edges)).toBe(0);
  });
});

it('refuses a machine too wide for a small screen, and says how to mend it', () => {
  const tooWide = 'Un libellé bien trop long pour tenir sur un petit écran';
  expect(() => layOutStates(machineOf(['+ → a'], () => tooWide))).toThrow(
    /« Essai » fait \d+ px de large.*raccourcissez/,
  );
});

it('transitions to one state by one trigger share a number, but a creation has its own', () => {
  const numbersOf = (machine: StateMachine) =>
    numberTransitions(machine).map(({ number, from }) => [number, ...from]);
  expect(numbersOf(order).at(-1)).toEqual([5, 'paid', 'refunded', 'refused']);
  expect(numbersOf(machineOf(['+ → a', 'a → b', 'b → a']))).toEqual([
    [1, null],
    [2, 'a'],
    [3, 'b'],
  ]);
});
