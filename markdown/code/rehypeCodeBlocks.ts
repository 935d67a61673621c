import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
// Adds `data.meta` to the type of an element.
import type {} from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { inOtherProcess } from '../../lib/inOtherProcess';
import { walk } from '../../lib/walk';
import type { codeHtml } from './codeHtml';
import { languageLabel } from './languages';
import { readFence } from './readFence';

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

/** Grammars are slow: the next pages are compiled meanwhile. */
const coloured = inOtherProcess<typeof codeHtml>(path.join(__dirname, 'codeHtml'), 'codeHtml');

/** The fence becomes `<code html title language>` without children, which the theme passes to src/theme/CodeBlock. */
export default function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const waiting: Promise<void>[] = [];
    walk<Nodes>(tree, (node, index, parent) => {
      const codeElement = node.type === 'element' && node.tagName === 'pre' ? codeIn(node) : undefined;
      if (!codeElement || !parent) return undefined;
      const fail = (reason: string): never => file.fail(reason, node.position);

      const source = textOf(codeElement);
      const meta = codeElement.data?.meta ?? '';
      const { title, ...shown } = readFence({ language: languageOf(codeElement), meta, source }, fail);
      const block: Element = {
        type: 'element',
        tagName: 'code',
        properties: { title, language: languageLabel(shown.language) },
        children: [],
        position: node.position,
      };
      parent.children[index] = block;
      waiting.push(
        coloured(shown).then((html) => {
          block.properties.html = html;
        }),
      );
      return index + 1;
    });
    await Promise.all(waiting);
  };
}
