// The transitions of a machine as a reader counts them.
import type { StateMachine, Transition } from './stateMachine';

/** The transitions that one trigger brings to one state: one number in the drawing, one entry of the list. */
export type Rule = {
  readonly number: number;
  readonly from: readonly (string | null)[];
  readonly to: string;
  readonly trigger: string | null;
};

const isBirth = ({ from }: Transition): boolean => from === null;

/** Numbered in the order of the product's table. */
export function rulesOf({ transitions }: StateMachine): readonly Rule[] {
  const rules: Rule[] = [];
  for (const transition of transitions) {
    const { from, to, trigger } = transition;
    const same = rules.findIndex(
      (rule) =>
        rule.to === to && rule.trigger === trigger && rule.from.includes(null) === isBirth(transition),
    );
    const known = rules[same];
    if (known) rules[same] = { ...known, from: [...known.from, from] };
    else rules.push({ number: rules.length + 1, from: [from], to, trigger });
  }
  return rules;
}
