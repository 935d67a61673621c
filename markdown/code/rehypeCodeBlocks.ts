import type { Element, ElementContent, Root } from 'hast';
// Adds `data.meta` to the type of an element.
import type {} from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { printFragment } from '../../lib/hast';
import { parseFenceMeta, readHighlightComments } from './fence';
import { codeLanguages, isCodeLanguage, languageLabel, loadHighlight } from './highlight';

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

      const language = languageOf(codeElement);
      if (!isCodeLanguage(language)) {
        return fail(`Langage « ${language} » inconnu. Langages connus : ${codeLanguages.join(', ')}.`);
      }
      const meta = parseFenceMeta(codeElement.data?.meta ?? '', fail);
      const { code, highlightedLines } = readHighlightComments(textOf(codeElement), fail);
      const lines = highlight(code, language);
      const missing = [...meta.highlightedLines].find((line) => line < 1 || line > lines.length);
      if (missing !== undefined) {
        return fail(`Ligne ${missing} à marquer, mais le code a ${lines.length} ligne(s).`);
      }
      const children = lines.map((line, position) =>
        lineElement({
          // Line feeds are inside the line elements, so that the text of the whole block is exactly the code.
          children: position < lines.length - 1 ? [...line, LINE_FEED] : line,
          isHighlighted: meta.highlightedLines.has(position + 1) || highlightedLines.has(position + 1),
          number: meta.firstLineNumber === undefined ? undefined : meta.firstLineNumber + position,
        }),
      );
      parent.children[index] = {
        type: 'element',
        tagName: 'code',
        properties: {
          html: printFragment({ type: 'root', children }),
          title: meta.title,
          language: languageLabel(language),
        },
        children: [],
        position: node.position,
      };
      return SKIP;
    });
  };
}
