// Finds the `{{name}}` placeholders of a text. Only what can be a name counts: `{{ color: 'red' }}` stays JSX.
const PLACEHOLDER = /\\\{\{|\{\{(?<name>[\p{L}\p{N} ._-]*)\}\}/gu;

export type Placeholder = {
  /** Empty for `{{}}`; undefined for an escaped `\{{`. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
  /** Counted from 1, as the column. */
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
