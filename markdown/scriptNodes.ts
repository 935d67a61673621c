// Reads and builds the syntax-tree nodes by which an MDX page holds JavaScript.
import type { Expression, Program } from 'estree';
import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { walk } from '../lib/walk';

/** The imports and exports of a page. */
export const statementsOf = (page: Root | HtmlRoot): Program['body'] =>
  page.children.flatMap((node) => (node.type === 'mdxjsEsm' && node.data?.estree?.body) || []);

const isInline = (node: Nodes): boolean => node.type === 'mdxJsxTextElement';
const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** The tags of a page, in the order of the text; `name` is `Tabs` for `<Tabs.Item>`. */
export function tagsIn(page: Root) {
  const found: { name: string; line: number; column?: number; isBlock: boolean }[] = [];
  walk<Nodes>(page, (node, _, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const [name = ''] = node.name?.split('.') ?? [];
    const { line = 1, column } = node.position?.start ?? {};
    // MDX makes blocks of a paragraph that has nothing but components.
    const isAmongTags =
      parent?.type === 'paragraph' && parent.children.every((child) => isInline(child) || isBlank(child));
    found.push({ name, line, column, isBlock: !isInline(node) || isAmongTags });
    return undefined;
  });
  return found;
}

export const program = (...body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body,
});

export const expressionProgram = (expression: Expression): Program =>
  program({ type: 'ExpressionStatement', expression });

/** `dangerouslySetInnerHTML={{ __html: '…' }}`: a single string for React, and no elements. */
export const innerHtml = (html: string): MdxJsxAttribute => {
  const value: Expression = {
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
  };
  const data = { estree: expressionProgram(value) };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data },
  };
};
