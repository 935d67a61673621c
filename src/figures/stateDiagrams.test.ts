// The state diagrams of product/states.ts can be drawn. figure-kit tests the layout itself, on machines of its own.
import { describe, expect, it } from 'vitest';
import { layOutStates } from '../../figure-kit/stateLayout';
import { countCrossings } from '../../figure-kit/stateRoutes';
import { type Machine, machines } from '../../product/states';

describe.each(Object.entries<Machine>(machines))('the states of %s', (_, machine) => {
  it('fit a small screen, one line for each transition, and no line crosses another', () => {
    const { edges } = layOutStates(machine);
    expect(edges).toHaveLength(machine.transitions.length);
    expect(
      countCrossings(edges),
      `product/states.ts : deux flèches de « ${machine.name} » se croisent ; changez l'ordre des états.`,
    ).toBe(0);
  });
});
