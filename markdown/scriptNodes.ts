// Builds the syntax-tree nodes by which an MDX page holds JavaScript.
import type { Expression, Program } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

export const program = (...body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body,
});

export const expressionProgram = (expression: Expression): Program =>
  program({ type: 'ExpressionStatement', expression });

/** `{ __html: '…' }`: React has a single string to put in place, and no elements. */
export const htmlObject = (html: string): Expression => ({
  type: 'ObjectExpression',
  properties: [
    {
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name: '__html' },
      value: { type: 'Literal', value: html },
    },
  ],
});

/** `name={expression}` */
export const expressionAttribute = (name: string, expression: Expression): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: { estree: expressionProgram(expression) },
  },
});
