import { describe, expect, it } from 'vitest';
import { DISC_RADIUS, layOutStates, MAX_WIDTH } from './stateLayout';
import type { StateMachine } from './stateMachine';
import { type Box, countCrossings, type Point } from './stateRoutes';
import { numberTransitions } from './stateTransitions';

const order: StateMachine = {
  id: 'order',
  name: 'Commande',
  birth: 'Création',
  states: [
    { value: 'pending', label: 'En attente de paiement' },
    { value: 'paid', label: 'Payée' },
    { value: 'refused', label: 'Refusée' },
    { value: 'refunded', label: 'Remboursée' },
    { value: 'archived', label: 'Archivée' },
  ],
  final: ['refused', 'refunded', 'archived'],
  transitions: [
    { from: null, to: 'pending', trigger: 'panier validé' },
    { from: 'pending', to: 'paid', trigger: 'paiement reçu' },
    { from: 'pending', to: 'refused', trigger: 'paiement refusé' },
    { from: 'paid', to: 'refunded', trigger: 'retour accepté' },
    { from: 'paid', to: 'archived', trigger: 'date `archiveAt` atteinte' },
    { from: 'refunded', to: 'archived', trigger: 'date `archiveAt` atteinte' },
    { from: 'refused', to: 'archived', trigger: 'date `archiveAt` atteinte' },
  ],
};

const invitation: StateMachine = {
  id: 'invitation',
  name: 'Invitation',
  birth: 'Création',
  states: [
    { value: 'sent', label: 'Envoyée' },
    { value: 'read', label: 'Lue' },
    { value: 'accepted', label: 'Acceptée' },
    { value: 'expired', label: 'Expirée' },
    { value: 'revoked', label: 'Annulée' },
  ],
  final: ['accepted', 'expired', 'revoked'],
  transitions: [
    { from: null, to: 'sent', trigger: null },
    { from: 'sent', to: 'read', trigger: 'première lecture' },
    { from: 'read', to: 'accepted', trigger: '**« Accepter »**' },
    { from: 'sent', to: 'expired', trigger: '`expiresAt` dépassé' },
    { from: 'read', to: 'expired', trigger: '`expiresAt` dépassé' },
    { from: 'sent', to: 'revoked', trigger: 'annulation' },
    { from: 'read', to: 'revoked', trigger: 'annulation' },
  ],
};

const account: StateMachine = {
  id: 'account',
  name: 'Compte',
  birth: 'Création',
  states: [
    { value: 'pending', label: "En attente d'activation" },
    { value: 'active', label: 'Actif' },
    { value: 'suspended', label: 'Suspendu' },
    { value: 'deleted', label: 'Supprimé' },
  ],
  final: [],
  transitions: [
    { from: null, to: 'pending', trigger: null },
    { from: 'pending', to: 'active', trigger: 'activation' },
    { from: 'active', to: 'suspended', trigger: 'suspension' },
    { from: 'suspended', to: 'active', trigger: 'reprise' },
    { from: 'active', to: 'deleted', trigger: 'suppression' },
    { from: 'suspended', to: 'deleted', trigger: 'suppression' },
  ],
};

const draft: StateMachine = {
  id: 'draft',
  name: 'Modèle',
  birth: 'Demande',
  states: [
    { value: 'draft', label: 'Brouillon' },
    { value: 'published', label: 'Publié' },
    { value: 'archived', label: 'Archivé' },
  ],
  final: ['archived'],
  transitions: [
    { from: null, to: 'draft', trigger: null },
    { from: 'draft', to: 'published', trigger: 'publication' },
    { from: 'published', to: 'archived', trigger: 'archivage' },
  ],
};

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
  const machine: StateMachine = {
    id: 'essai',
    name: 'Essai',
    birth: 'Création',
    states: [{ value: 'a', label: 'Un libellé bien trop long pour tenir sur un petit écran' }],
    final: [],
    transitions: [{ from: null, to: 'a', trigger: null }],
  };
  expect(() => layOutStates(machine)).toThrow(/« Essai » fait \d+ px de large.*raccourcissez/);
});

describe('the numbers of transitions', () => {
  it('are shared by the transitions that one trigger brings to one state', () => {
    expect(numberTransitions(order).at(-1)).toEqual({
      number: 5,
      from: ['paid', 'refunded', 'refused'],
      to: 'archived',
      trigger: 'date `archiveAt` atteinte',
    });
  });

  it('start at one, without a gap', () => {
    expect(numberTransitions(order).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keep a creation apart from a way back to the first state', () => {
    const machine: StateMachine = {
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
    };
    expect(numberTransitions(machine).map(({ from }) => from)).toEqual([[null], ['a'], ['b']]);
  });
});
