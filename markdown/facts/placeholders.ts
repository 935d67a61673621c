// Where a text names facts. Only what could be a name counts, so that `{{ color: 'red' }}` stays JSX.
const PLACEHOLDER = /\\\{\{|\{\{(?<name>[\p{L}\p{N} ._-]*)\}\}/gu;

export type Placeholder = {
  /** Empty braces have an empty name; an escaped `\{{` has none. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
};

export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => {
    const before = text.slice(0, match.index);
    return {
      name: match.groups?.name?.trim(),
      start: match.index,
      end: match.index + match[0].length,
      line: before.split('\n').length,
      column: match.index - before.lastIndexOf('\n'),
    };
  });
}
