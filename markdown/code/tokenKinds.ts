// Sorts the TextMate scopes that Shiki's grammars give to code into a few kinds. src/css/code.css colours each kind.
import type { ThemeRegistration } from 'shiki';

/**
 * Most code has no class and no colour: each coloured piece is an element, and long pages had thousands. Colours are for
 * strings, names of fields, words of the language and comments.
 */
export const PLAIN_KIND = 'plain';

const SCOPES_OF_KINDS = {
  [PLAIN_KIND]: [
    'http.headers keyword.other',
    'keyword.operator',
    'meta.brace',
    'meta.template.expression',
    'punctuation',
    'storage.type.function.arrow',
    'constant.other.option',
    'string.unquoted.argument',
    'string.unquoted.argument constant.other.option',
    'string.unquoted.argument constant.other.option punctuation',
    'string.unquoted.argument punctuation',
    'string.quoted.double.json',
    'string.quoted.double.json punctuation.definition.string',
  ],
  comment: [
    'comment',
    'punctuation.definition.comment',
    'string.quoted.docstring',
    'string.quoted.docstring punctuation.definition.string',
  ],
  // A variable inside a string has the colour of the string.
  string: [
    'string',
    'string constant',
    'string keyword',
    'string keyword.operator',
    'string punctuation',
    'string storage',
    'string variable',
    'markup.inline.raw',
    'storage.type.string',
  ],
  keyword: [
    'entity.name.tag',
    'keyword',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.new',
    'markup.heading',
    'storage',
  ],
  key: [
    'entity.name.tag.http',
    'entity.name.tag.yaml',
    'entity.other.attribute-name',
    'punctuation.support.type.property-name',
    'string.json support.type.property-name',
    'support.type.property-name',
  ],
} as const;

/** A Shiki theme with names of kinds instead of colours, which Shiki accepts: the « colour » of a token is its kind. */
export const tokenKindTheme: ThemeRegistration = {
  name: 'kinds',
  fg: PLAIN_KIND,
  bg: PLAIN_KIND,
  settings: Object.entries(SCOPES_OF_KINDS).map(([kind, scope]) => ({
    scope: [...scope],
    settings: { foreground: kind },
  })),
};
