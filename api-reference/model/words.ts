// Words in French, as Markdown with plain spaces: the build sets the typography.
import type { Json } from '../../lib/json';

/** Inline code in Markdown, between as many backticks as its text needs. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 || /^ | $/.test(text) ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** A JSON value as inline code: a text without its quotes, unless it is empty. */
export const codeOf = (value: Json): string =>
  code(typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

export function frenchList(items: readonly string[], last = 'ou'): string {
  const start = items.slice(0, -1).join(', ');
  return start ? `${start} ${last} ${items.at(-1)}` : items.join('');
}

export const frenchNumber = (value: number): string =>
  value.toLocaleString('fr', { maximumFractionDigits: 20 }).replace(/\s/g, ' ');
