// Sorts the TextMate scopes that Shiki's grammars give to code into a few kinds. src/css/code.css colours each kind.
import type { ThemeRegistration } from 'shiki';

/** It gets no class, and so no colour: signs are nearly half of the pieces of code, and each would be an element. */
export const PLAIN_KIND = 'plain';

const SCOPES_OF_KINDS = {
  [PLAIN_KIND]: [
    'http.headers keyword.other',
    'keyword.operator',
    'meta.brace',
    'meta.template.expression',
    'punctuation',
  ],
  comment: [
    'comment',
    'punctuation.definition.comment',
    'string.quoted.docstring',
    'string.quoted.docstring punctuation.definition.string',
  ],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.character.escape'],
  constant: [
    'constant',
    'entity.name.class',
    'entity.name.type',
    'entity.other.inherited-class',
    'support.class',
    'support.constant',
    'support.type',
    'variable.language',
  ],
  keyword: [
    'entity.name.tag',
    'keyword',
    'keyword.operator.expression',
    'keyword.operator.logical',
    'keyword.operator.new',
    'markup.heading',
    'punctuation.definition.template-expression',
    'storage',
  ],
  function: ['entity.name.command', 'entity.name.function', 'meta.function-call.generic', 'support.function'],
  parameter: [
    'constant.other.option',
    'entity.name.tag.http',
    'entity.name.tag.yaml',
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'punctuation.definition.variable',
    'punctuation.support.type.property-name',
    'support.type.property-name',
    'variable.other.normal.shell',
    'variable.other.php',
    'variable.parameter',
  ],
} as const;

/** A Shiki theme with names of kinds instead of colours, which Shiki accepts: each token then tells its kind. */
export const tokenKindTheme: ThemeRegistration = {
  name: 'kinds',
  fg: PLAIN_KIND,
  bg: PLAIN_KIND,
  settings: Object.entries(SCOPES_OF_KINDS).map(([kind, scope]) => ({
    scope: [...scope],
    settings: { foreground: kind },
  })),
};
