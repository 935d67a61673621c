// Expands the pieces of the API reference in a page, as the build does: what it refuses, and the ids that links may lead to.
import path from 'node:path';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { pieceNames } from '../api-reference';
import { siteApiReference } from '../api-reference.config';
import type { Page } from './page';
import { type Finding, nodesOf } from './rule';
import { headingId } from './rules/heading-ids';
import { attempt } from './thrown';

type Expansion = { readonly refused: readonly Finding[]; readonly ids: ReadonlySet<string> };

const hasPieces = (tree: Root): boolean =>
  nodesOf(tree, 'mdxJsxFlowElement').some(({ name }) => name !== null && pieceNames.includes(name));

/** A copy of the page without the pieces at these offsets. */
function copyWithout(tree: Root, offsets: ReadonlyMap<number, unknown>): Root {
  const copy = structuredClone(tree);
  visit(copy, 'mdxJsxFlowElement', ({ position }, index, parent) => {
    if (!offsets.has(position?.start.offset ?? -1) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return copy;
}

function idsIn(tree: Root): ReadonlySet<string> {
  const ids = new Set(nodesOf(tree, 'heading').flatMap((heading) => headingId(heading) ?? []));
  visit(tree, (node) => {
    const id = 'data' in node ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

/** Again and again without the pieces that are refused, until none is: one fault does not hide the next. */
function expand({ file, tree }: Page): Expansion {
  if (!hasPieces(tree)) return { refused: [], ids: idsIn(tree) };
  const transform = siteApiReference.remarkPlugin();
  const refused = new Map<number, Finding>();
  for (;;) {
    const copy = copyWithout(tree, refused);
    const vfile = new VFile({ path: path.resolve(file) });
    const { reason } = attempt(() => transform(copy, vfile));
    if (reason === undefined) return { refused: [...refused.values()], ids: idsIn(copy) };
    const [message] = vfile.messages;
    const offset = message?.place && 'start' in message.place ? message.place.start.offset : undefined;
    // Not the fault of one piece: what the samples were executed against, for example.
    if (!message || offset === undefined || refused.has(offset))
      return { refused: [...refused.values(), { line: 1, message: reason }], ids: new Set() };
    refused.set(offset, { line: message.line ?? 1, column: message.column, message: message.reason });
  }
}

const expansions = new WeakMap<Page, Expansion>();

export function expandPieces(page: Page): Expansion {
  const expansion = expansions.get(page) ?? expand(page);
  expansions.set(page, expansion);
  return expansion;
}
