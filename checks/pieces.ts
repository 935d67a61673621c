// Expands the pieces of the API reference in a page, as the build does: what it refuses, and the ids that they bring.
import path from 'node:path';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { pieceNames } from '../api-reference';
import { siteApiReference } from '../api-reference.config';
import type { Page } from './page';
import type { Finding } from './rule';

type Expansion = { readonly refused: readonly Finding[]; readonly ids: readonly string[] };

function hasPieces(tree: Root): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => {
    found ||= name !== null && pieceNames.includes(name);
  });
  return found;
}

/** A copy of the page without the pieces at these offsets. */
function copyWithout(tree: Root, offsets: ReadonlySet<number>): Root {
  const copy = structuredClone(tree);
  visit(copy, 'mdxJsxFlowElement', ({ position }, index, parent) => {
    if (!offsets.has(position?.start.offset ?? -1) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return copy;
}

function idsIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    const id = 'data' in node ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/** Again and again without the pieces that are refused, until none is: one fault does not hide the next. */
function expand({ file, tree }: Page): Expansion {
  const transform = siteApiReference.remarkPlugin();
  const refused = new Map<number, Finding>();
  for (;;) {
    const copy = copyWithout(tree, new Set(refused.keys()));
    const vfile = new VFile({ path: path.resolve(file) });
    try {
      transform(copy, vfile);
      return { refused: [...refused.values()], ids: idsIn(copy) };
    } catch (error) {
      const [message] = vfile.messages;
      const offset = message?.place && 'start' in message.place ? message.place.start.offset : undefined;
      // Not the fault of one piece: what the samples were executed against, for example.
      if (!message || offset === undefined || refused.has(offset)) {
        const reason = error instanceof Error ? error.message : String(error);
        return { refused: [...refused.values(), { line: 1, message: reason }], ids: [] };
      }
      refused.set(offset, { line: message.line ?? 1, column: message.column, message: message.reason });
    }
  }
}

const expansions = new WeakMap<Page, Expansion>();

export function expandPieces(page: Page): Expansion {
  const known = expansions.get(page);
  if (known) return known;
  const expansion = hasPieces(page.tree) ? expand(page) : { refused: [], ids: [] };
  expansions.set(page, expansion);
  return expansion;
}
