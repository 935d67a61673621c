import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
// Adds `data.meta` to the type of an element.
import type {} from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { classesOf } from '../../lib/hast';
import { inOtherProcess } from '../../lib/inOtherProcess';
import { walk } from '../../lib/walk';
import type { codeHtml } from './codeHtml';
import { type Fence, readFence } from './fence';
import { languageLabel } from './languages';

/** In another process: grammars are slow, and pages are compiled meanwhile. */
const coloured = inOtherProcess<typeof codeHtml>(path.join(__dirname, 'codeHtml'), 'codeHtml');

function fenceIn(node: Nodes): Fence | undefined {
  const [code] = node.type === 'element' && node.tagName === 'pre' ? node.children : [];
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [text] = code.children;
  const named = classesOf(code).find((name) => name.startsWith('language-'));
  return {
    language: named?.slice('language-'.length) ?? 'text',
    meta: code.data?.meta ?? '',
    source: text?.type === 'text' ? text.value.replace(/\n$/, '') : '',
  };
}

/** A fence becomes `<code html title language>` without children, which the theme passes to src/theme/CodeBlock. */
export default function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const waiting: Promise<void>[] = [];
    walk<Nodes>(tree, (node, index, parent) => {
      const fence = fenceIn(node);
      if (!fence || !parent) return undefined;
      const { title, ...shown } = readFence(fence, (reason) => file.fail(reason, node.position));
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
