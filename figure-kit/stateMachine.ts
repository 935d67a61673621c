// What a state diagram is drawn from. A product describes its objects in this form; the kit knows none of them.

export type Transition<Value extends string = string> = {
  /** null: the object comes into being. */
  readonly from: Value | null;
  readonly to: Value;
  /** null where nothing more can be said than the transition itself. */
  readonly trigger: string | null;
};

export type StateMachine<Value extends string = string> = {
  readonly id: string;
  /** The object whose states these are. */
  readonly name: string;
  /** How the object comes into being. */
  readonly birth: string;
  readonly states: readonly { readonly value: Value; readonly label: string }[];
  /** Those that never go back. */
  readonly final: readonly Value[];
  readonly transitions: readonly Transition<Value>[];
};
