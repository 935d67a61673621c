// The data of a state diagram: the states of an object and the transitions between them.

export type Transition<Value extends string = string> = {
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
