import type { Element, Root } from 'hast';
import type {} from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readMarks, readSettings } from './fence';
import { isLanguage, languages, loadHighlight, readableName } from './highlight';

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

type Line = { html: string; isMarked: boolean; number: number | undefined };

function lineElement({ html, isMarked, number }: Line): string {
  const tag = isMarked ? 'mark' : 'span';
  const numbered = number === undefined ? '' : ` data-line="${number}"`;
  return `<${tag} class="code-line"${numbered}>${html}</${tag}>`;
}

/**
 * Replaces each code fence by `<code html title language>` without children, which the theme hands to
 * src/theme/CodeBlock: the code is coloured here and now, by classes, and nothing colours it in the browser.
 */
export default function rehypeStaticCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const highlight = await loadHighlight();
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? codeIn(node) : undefined;
      if (!code || !parent || index === undefined) return undefined;
      const fail = (reason: string): never => file.fail(reason, node.position);

      const language = languageOf(code);
      if (!isLanguage(language)) {
        return fail(`Langage « ${language} » inconnu. Langages connus : ${languages.join(', ')}.`);
      }
      const { title, marked, firstNumber } = readSettings(code.data?.meta ?? '', fail);
      const { code: shown, marked: markedByComment } = readMarks(textOf(code), fail);
      const lines = highlight(shown, language);
      const missing = [...marked].find((line) => line < 1 || line > lines.length);
      if (missing !== undefined) {
        return fail(`Ligne ${missing} à marquer, mais le code a ${lines.length} ligne(s).`);
      }
      const html = lines.map((line, position) =>
        lineElement({
          // Line feeds stand inside the lines, so that the text of the whole is the code.
          html: position < lines.length - 1 ? `${line}\n` : line,
          isMarked: marked.has(position + 1) || markedByComment.has(position + 1),
          number: firstNumber === undefined ? undefined : firstNumber + position,
        }),
      );
      parent.children[index] = {
        type: 'element',
        tagName: 'code',
        properties: { html: html.join(''), title, language: readableName(language) },
        children: [],
        position: node.position,
      };
      return SKIP;
    });
  };
}
