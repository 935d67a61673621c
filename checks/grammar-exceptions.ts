// False alarms of the grammar checker, each with its reason.

type GrammarException = {
  /** Start of the rule's identifier, which is in brackets after its message. */
  readonly rule: string;
  /** The words that it reports; without them, the rule is ignored everywhere. */
  readonly text?: string;
  readonly reason: string;
};

/** Words that the checker mistakes for others: « NIE » for the verb nier, « bêta » for the Greek letter. */
export const misreadWords: readonly string[] = ['NIE', 'NIR', 'bêta'];

export const grammarExceptions: readonly GrammarException[] = [];
