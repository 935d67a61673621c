// Numbers the transitions of a state machine, as the drawing and the list below it show them.
import type { StateMachine, Transition } from './stateMachine';

/** All transitions to one state by one trigger: they share a number in the drawing and an entry in the list. */
export type NumberedTransition = {
  readonly number: number;
  /** null: the object is created. */
  readonly from: readonly (string | null)[];
  readonly to: string;
  readonly trigger: string | null;
};

const isCreation = ({ from }: Transition): boolean => from === null;

/** Numbers follow the order in which the machine lists its transitions. */
export function numberTransitions({ transitions }: StateMachine): readonly NumberedTransition[] {
  const numbered: NumberedTransition[] = [];
  for (const transition of transitions) {
    const { from, to, trigger } = transition;
    const sameIndex = numbered.findIndex(
      (other) =>
        other.to === to && other.trigger === trigger && other.from.includes(null) === isCreation(transition),
    );
    const same = numbered[sameIndex];
    if (same) numbered[sameIndex] = { ...same, from: [...same.from, from] };
    else numbered.push({ number: numbered.length + 1, from: [from], to, trigger });
  }
  return numbered;
}
