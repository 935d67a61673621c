// Findings of the grammar checker that were read and are wrong here, each with its reason.

export type GrammarException = {
  /** Beginning of the rule's identifier, as shown between brackets after its message. */
  readonly rule: string;
  /** The words it finds fault with, where the rule is right elsewhere. */
  readonly text?: string;
  readonly reason: string;
};

/** Words that the checker takes for others: « NIE » for the verb nier, « bêta » for the masculine letter. */
export const namesWithoutGrammar: readonly string[] = ['NIE', 'NIR', 'bêta'];

export const grammarExceptions: readonly GrammarException[] = [];
