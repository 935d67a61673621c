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
