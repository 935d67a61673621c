// JSON values as literals of a language, on one line where they are short.
import { isList, isObject, type Json } from '../../lib/json';

export type Syntax = {
  readonly text: (value: string) => string;
  /** With what follows it: `name: `. */
  readonly key: (name: string) => string;
  /** Where they are not written as in JSON. */
  readonly constants?: Readonly<Record<string, string>>;
  readonly object: readonly [open: string, close: string];
  /** `{ a: 1 }` rather than `{a: 1}`. */
  readonly spaced: boolean;
  readonly emptyObject: string;
  readonly indent: string;
  readonly trailingComma: boolean;
};

const MAX_LINE_LENGTH = 88;

/** Code to write in place of the value of a field, by name; for fields of the outermost object only. */
type Overrides = Readonly<Record<string, string>>;

export function literal(value: Json, syntax: Syntax, margin = '', overrides: Overrides = {}): string {
  if (typeof value === 'string') return syntax.text(value);
  const inner = margin + syntax.indent;
  if (isList(value)) {
    const items = value.map((item) => literal(item, syntax, inner));
    return items.length > 0 ? bracketed(items, ['[', ']'], syntax, margin) : '[]';
  }
  if (!isObject(value)) return syntax.constants?.[String(value)] ?? String(value);
  const fields = Object.entries(value).map(
    ([name, item]) => `${syntax.key(name)}${overrides[name] ?? literal(item, syntax, inner)}`,
  );
  return fields.length > 0 ? bracketed(fields, syntax.object, syntax, margin) : syntax.emptyObject;
}

/** A typical length of what comes before the literal on its line: a name, a call. */
const TYPICAL_PREFIX = 24;

/** Items between brackets: on one line where they fit, else one item per line. */
export function bracketed(
  items: readonly string[],
  [open, close]: readonly [string, string],
  { indent, spaced, trailingComma }: Syntax,
  margin = '',
  prefixLength = TYPICAL_PREFIX,
): string {
  const pad = spaced && open === '{' ? ' ' : '';
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  if (!line.includes('\n') && margin.length + prefixLength + line.length <= MAX_LINE_LENGTH) return line;
  const separator = `,\n${margin}${indent}`;
  return `${open}\n${margin}${indent}${items.join(separator)}${trailingComma ? ',' : ''}\n${margin}${close}`;
}

export const jsonSyntax: Syntax = {
  text: (value) => JSON.stringify(value),
  key: (name) => `${JSON.stringify(name)}: `,
  object: ['{', '}'],
  spaced: true,
  emptyObject: '{}',
  indent: '  ',
  trailingComma: false,
};
