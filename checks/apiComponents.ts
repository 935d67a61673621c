// Expands the components of the API reference in a page, as the build does: those that it refuses, and the ids of the page.
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { VFile } from 'vfile';
import { componentNames } from '../api-reference';
import { siteApiReference } from '../api-reference.config';
import { walk } from '../lib/walk';
import { attempt } from './attempt';
import type { Page } from './page';
import { type Finding, nodesOf } from './rule';
import { headingId } from './rules/heading-ids';

type Expansion = {
  readonly refused: readonly Finding[];
  /** Undefined where a refused component might have added others. */
  readonly ids?: ReadonlySet<string>;
};

function copyWithout(tree: Root, offsets: ReadonlyMap<number, unknown>): Root {
  const copy = structuredClone(tree);
  walk<Nodes>(copy, ({ type, position }, index, parent) => {
    if (type !== 'mdxJsxFlowElement' || !parent || !offsets.has(position?.start.offset ?? -1))
      return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  return copy;
}

function idsIn(tree: Root): ReadonlySet<string> {
  const ids = new Set(nodesOf(tree, 'heading').flatMap((heading) => headingId(heading) ?? []));
  walk<Nodes>(tree, (node) => {
    const id = 'data' in node ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') ids.add(id);
    return undefined;
  });
  return ids;
}

/** Again and again without the components that are refused, until none is: one fault does not hide the next. */
function expand({ file, tree }: Page): Expansion {
  const components = nodesOf(tree, 'mdxJsxFlowElement').map(({ name }) => name ?? '');
  if (!components.some((name) => componentNames.includes(name))) return { refused: [], ids: idsIn(tree) };
  const transform = siteApiReference.remarkPlugin();
  const refused = new Map<number, Finding>();
  for (;;) {
    const copy = copyWithout(tree, refused);
    const vfile = new VFile({ path: path.resolve(file) });
    const { reason } = attempt(() => transform(copy, vfile));
    if (reason === undefined)
      return { refused: [...refused.values()], ids: refused.size > 0 ? undefined : idsIn(copy) };
    const [message] = vfile.messages;
    const offset = message?.place && 'start' in message.place ? message.place.start.offset : undefined;
    // Not the fault of one component: what the samples were executed against, for example.
    if (!message || offset === undefined || refused.has(offset))
      return { refused: [...refused.values(), { line: 1, message: reason }] };
    refused.set(offset, { line: message.line ?? 1, column: message.column, message: message.reason });
  }
}

const expansions = new WeakMap<Page, Expansion>();

export function expandComponents(page: Page): Expansion {
  const expansion = expansions.get(page) ?? expand(page);
  expansions.set(page, expansion);
  return expansion;
}
