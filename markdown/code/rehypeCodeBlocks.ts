import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import type { Nodes as MarkdownNodes, Root as MarkdownRoot } from 'mdast';
// Adds `data.meta` to the type of an element.
import type {} from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { inOtherProcess } from '../../lib/inOtherProcess';
import { walk } from '../../lib/walk';
import type { codeHtml } from './codeHtml';
import type { Fail } from './fence';
import { languageLabel } from './languages';
import { type Fence, readFence } from './readFence';

/** The language of a fence that names none. */
const PLAIN = 'text';

function codeIn(pre: Element): Element | undefined {
  const [code] = pre.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function languageOf({ properties: { className } }: Element): string {
  const classes = Array.isArray(className) ? className : [];
  return classes.map((name) => /^language-(.+)$/.exec(String(name))?.[1]).find(Boolean) ?? PLAIN;
}

function textOf({ children: [text] }: Element): string {
  return text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
}

/** Grammars are slow: pages are compiled meanwhile. */
const coloured = inOtherProcess<typeof codeHtml>(path.join(__dirname, 'codeHtml'), 'codeHtml');

type Block = {
  readonly title: string | undefined;
  readonly language: string;
  readonly html: Promise<string>;
};

/** Of the pages that are compiled, by what their fences say. */
const blocksOf = new WeakMap<VFile, Map<string, Block>>();

function blockOf(fence: Fence, file: VFile, fail: Fail): Block {
  const known = blocksOf.get(file) ?? new Map<string, Block>();
  blocksOf.set(file, known);
  const key = JSON.stringify(fence);
  const found = known.get(key);
  if (found) return found;
  const { title, ...shown } = readFence(fence, fail);
  const block = { title, language: languageLabel(shown.language), html: coloured(shown) };
  known.set(key, block);
  return block;
}

/** Asks for the colours as soon as the page is parsed, so that nothing waits for them later. */
export function remarkColours() {
  return (tree: MarkdownRoot, file: VFile): void =>
    walk<MarkdownNodes>(tree, (node) => {
      if (node.type === 'code')
        blockOf({ language: node.lang ?? PLAIN, meta: node.meta ?? '', source: node.value }, file, (reason) =>
          file.fail(reason, node.position),
        );
      return undefined;
    });
}

/** The fence becomes `<code html title language>` without children, which the theme passes to src/theme/CodeBlock. */
export default function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const waiting: Promise<void>[] = [];
    walk<Nodes>(tree, (node, index, parent) => {
      const code = node.type === 'element' && node.tagName === 'pre' ? codeIn(node) : undefined;
      if (!code || !parent) return undefined;
      const fence = { language: languageOf(code), meta: code.data?.meta ?? '', source: textOf(code) };
      const { title, language, html } = blockOf(fence, file, (reason) => file.fail(reason, node.position));
      const block: Element = {
        type: 'element',
        tagName: 'code',
        properties: { title, language },
        children: [],
        position: node.position,
      };
      parent.children[index] = block;
      waiting.push(
        html.then((text) => {
          block.properties.html = text;
        }),
      );
      return index + 1;
    });
    await Promise.all(waiting);
  };
}
