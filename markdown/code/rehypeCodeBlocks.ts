import type { Element, ElementContent, Root } from 'hast';
// Adds `data.meta` to the type of an element.
import type {} from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { printFragment } from '../../lib/hast';
import { languageLabel, loadHighlight } from './highlight';
import { readFence } from './readFence';

const LINE_FEED: ElementContent = { type: 'text', value: '\n' };

function codeIn(pre: Element): Element | undefined {
  const [code] = pre.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function languageOf({ properties: { className } }: Element): string {
  const classes = Array.isArray(className) ? className : [];
  return classes.map((name) => /^language-(.+)$/.exec(String(name))?.[1]).find(Boolean) ?? 'text';
}

function textOf({ children: [text] }: Element): string {
  return text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
}

type Line = { children: ElementContent[]; isHighlighted: boolean; number: number | undefined };

const lineElement = ({ children, isHighlighted, number }: Line): Element => ({
  type: 'element',
  tagName: isHighlighted ? 'mark' : 'span',
  properties: { className: ['code-line'], dataLine: number },
  children,
});

/**
 * Colours each code fence at build time, by classes, so that nothing colours it in the browser. The fence becomes
 * `<code html title language>` without children, which the theme passes to src/theme/CodeBlock.
 */
export default function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const highlight = await loadHighlight();
    visit(tree, 'element', (node, index, parent) => {
      const codeElement = node.tagName === 'pre' ? codeIn(node) : undefined;
      if (!codeElement || !parent || index === undefined) return undefined;
      const fail = (reason: string): never => file.fail(reason, node.position);

      const source = textOf(codeElement);
      const meta = codeElement.data?.meta ?? '';
      const { language, code, title, firstLineNumber, highlightedLines } = readFence(
        { language: languageOf(codeElement), meta, source },
        fail,
      );
      const lines = highlight(code, language);
      const children = lines.map((line, position) =>
        lineElement({
          // Line feeds are inside the line elements, so that the text of the whole block is exactly the code.
          children: position < lines.length - 1 ? [...line, LINE_FEED] : line,
          isHighlighted: highlightedLines.has(position + 1),
          number: firstLineNumber === undefined ? undefined : firstLineNumber + position,
        }),
      );
      parent.children[index] = {
        type: 'element',
        tagName: 'code',
        properties: {
          html: printFragment({ type: 'root', children }),
          title,
          language: languageLabel(language),
        },
        children: [],
        position: node.position,
      };
      return SKIP;
    });
  };
}
