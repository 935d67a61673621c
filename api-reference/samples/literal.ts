// JSON values as each language writes them, over as few lines as stay readable.
import { isList, isObject, type Json } from '../../lib/json';

export type Syntax = {
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  readonly constants: { readonly null: string; readonly true: string; readonly false: string };
  readonly object: readonly [open: string, close: string];
  /** `{ a: 1 }` rather than `{a: 1}`. */
  readonly spaced: boolean;
  readonly emptyObject: string;
  readonly indent: string;
  readonly trailingComma: boolean;
};

const WIDTH = 88;

/** Code in place of the value of a field of the outermost object. */
export type Holes = Readonly<Record<string, string>>;

export function literal(value: Json, syntax: Syntax, margin = '', holes: Holes = {}): string {
  if (value === null) return syntax.constants.null;
  if (typeof value === 'boolean') return syntax.constants[value ? 'true' : 'false'];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return syntax.text(value);

  const inner = margin + syntax.indent;
  const items = isList(value)
    ? value.map((item) => literal(item, syntax, inner))
    : Object.entries(value).map(
        ([name, item]) => `${syntax.key(name)}${holes[name] ?? literal(item, syntax, inner)}`,
      );
  return items.length === 0
    ? isObject(value)
      ? syntax.emptyObject
      : '[]'
    : group(items, isList(value) ? ['[', ']'] : syntax.object, syntax, margin);
}

/** What mostly stands before on the line: a name, a call. */
const BEFORE = 24;

/** On one line where it fits, else one item a line. */
export function group(
  items: readonly string[],
  [open, close]: readonly [string, string],
  { indent, spaced, trailingComma }: Pick<Syntax, 'indent' | 'spaced' | 'trailingComma'>,
  margin = '',
  before = BEFORE,
): string {
  const pad = spaced && open === '{' ? ' ' : '';
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  if (!line.includes('\n') && margin.length + before + line.length <= WIDTH) return line;
  const separator = `,\n${margin}${indent}`;
  return `${open}\n${margin}${indent}${items.join(separator)}${trailingComma ? ',' : ''}\n${margin}${close}`;
}

export const jsonSyntax: Syntax = {
  text: (value) => JSON.stringify(value),
  key: (name) => `${JSON.stringify(name)}: `,
  constants: { null: 'null', true: 'true', false: 'false' },
  object: ['{', '}'],
  spaced: true,
  emptyObject: '{}',
  indent: '  ',
  trailingComma: false,
};
