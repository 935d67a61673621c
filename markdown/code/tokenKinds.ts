// Which kind of code a piece is, by the scopes that its grammar gives it. src/css/code.css colours each kind.
import type { ThemeRegistration } from 'shiki';

/** The kind of whatever no rule names: left without a class. */
export const PLAIN = 'plain';

const SCOPES = {
  [PLAIN]: ['meta.template.expression'],
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
  punctuation: ['http.headers keyword.other', 'keyword.operator', 'meta.brace', 'punctuation'],
} as const;

/** Shiki takes any word for a colour: here the colour of a piece of code is the name of its kind. */
export const kindsAsTheme: ThemeRegistration = {
  name: 'kinds',
  fg: PLAIN,
  bg: PLAIN,
  settings: Object.entries(SCOPES).map(([kind, scope]) => ({
    scope: [...scope],
    settings: { foreground: kind },
  })),
};
