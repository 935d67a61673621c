import { describe, expect, it } from 'vitest';
import { defineMachine, localStatuses, type Machine, machines } from './states';

function reachable({ transitions }: Machine): Set<string> {
  const reached = new Set<string | null>([null]);
  let before: number;
  do {
    before = reached.size;
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
  } while (reached.size > before);
  return new Set([...reached].filter((value) => value !== null));
}

const everyMachine: readonly (readonly [string, Machine])[] = Object.entries(machines);

describe.each(everyMachine)('the states of %s', (key, machine) => {
  const values = machine.states.map(({ value }) => value);

  it('carry the name under which they are listed', () => {
    expect(machine.id).toBe(key);
  });

  it('can all be reached from creation', () => {
    expect([...reachable(machine)].sort()).toEqual([...values].sort());
  });

  it('lead from a final state nowhere, or to its purge: a final state without a way out', () => {
    const waysOut = machine.transitions.filter(({ from }) => from !== null && machine.final.includes(from));
    const isPurge = (value: string): boolean =>
      machine.final.includes(value) && !machine.transitions.some(({ from }) => from === value);
    expect(waysOut.filter(({ to }) => !isPurge(to))).toEqual([]);
  });

  it('have one label each, and each label one state', () => {
    expect(new Set(machine.states.map(({ label }) => label)).size).toBe(values.length);
    expect(new Set(values).size).toBe(values.length);
  });

  it('give no figure that is a setting of the operator', () => {
    expect(machine.transitions.filter(({ trigger }) => /\d/.test(trigger ?? ''))).toEqual([]);
  });
});

it('keeps the two statuses of the device out of the states that the API knows', () => {
  const labels = everyMachine.flatMap(([, { states }]) => states.map(({ label }) => label));
  expect(localStatuses.filter((status) => labels.includes(status))).toEqual([]);
});

it('does not compile a transition to a state that does not exist', () => {
  const machine = defineMachine({
    id: 'essai',
    name: 'Essai',
    birth: 'Création',
    schema: null,
    states: [{ value: 'open', label: 'Ouvert' }],
    final: [],
    // @ts-expect-error: « closed » is no state of this machine; the type checker is what this test asks.
    transitions: [{ from: null, to: 'closed', trigger: null }],
  });
  expect(machine.states).toHaveLength(1);
});
